import Share from 'lucide-react/icons/share-2';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Button, type ButtonVariant } from '@/ui/button/Button';
import { uiTexts as texts } from '@/ui/texts';
import { LiveRegion } from './LiveRegion';
import css from './ShareButton.module.css';

/**
 * Shares an address with the device's own sheet, or copies it where there is none or it fails.
 * @returns false if the address was neither shared nor copied
 */
async function shareAddress(title: string, url: string) {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return true;
    } catch (error) {
      // The user has closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return true;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success(texts.addressCopied);
    return true;
  } catch {
    return false;
  }
}

interface ShareButtonProps {
  title: string;
  address: string;
  variant?: ButtonVariant;
}

/** Shares an address. Stands in a row that wraps: if the address could not be copied either, it is shown below the row. */
export function ShareButton({ title, address, variant = 'quiet' }: ShareButtonProps) {
  const [isCopyFailed, setIsCopyFailed] = useState(false);
  const share = async () => setIsCopyFailed(!(await shareAddress(title, address)));

  return (
    <>
      <Button variant={variant} icon={<Share size={18} />} onClick={() => void share()}>
        {texts.share}
      </Button>
      {isCopyFailed && (
        <LiveRegion size="s" isBreaking role="alert" className={css.failure}>
          {texts.notCopied} <b>{address}</b>
        </LiveRegion>
      )}
    </>
  );
}
