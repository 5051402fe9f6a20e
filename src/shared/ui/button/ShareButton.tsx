import Share from 'lucide-react/icons/share-2';
import toast from 'react-hot-toast/headless';
import { shareAddress } from '@/shared/browser/shareAddress';
import { shareMessages } from '@/shared/messages/share';
import { Button } from './Button';
import type { ButtonVariant } from './buttonClass';

interface ShareButtonProps {
  /** What is shared. */
  title: string;
  variant?: ButtonVariant;
}

/** Shares the address of the page. */
export function ShareButton({ title, variant = 'quiet' }: ShareButtonProps) {
  const share = async () => {
    if (!(await shareAddress(title, window.location.href))) toast(shareMessages.addressNotCopied);
  };

  return (
    <Button variant={variant} icon={<Share size={18} strokeWidth={1.75} />} onClick={() => void share()}>
      {shareMessages.share}
    </Button>
  );
}
