import Share from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { shareAddress } from './shareAddress';
import { shareTexts as texts } from './texts';
import { Button, type ButtonVariant } from './Button';
import { Text } from '@/ui/Text';
import css from './ShareButton.module.css';

interface ShareButtonProps {
  /** What is shared. */
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
        <Text size="s" isBreaking role="alert" className={css.failure}>
          {texts.notCopied} <b>{address}</b>
        </Text>
      )}
    </>
  );
}
