import Share from 'lucide-react/icons/share-2';
import { shareAddress } from '@/shared/browser/shareAddress';
import { uiMessages } from '@/shared/messages/ui';
import { Button } from './Button';
import type { ButtonVariant } from './buttonClass';

interface ShareButtonProps {
  /** What is shared. */
  title: string;
  variant?: ButtonVariant;
}

/** Shares the address of the page. */
export function ShareButton({ title, variant = 'quiet' }: ShareButtonProps) {
  return (
    <Button
      variant={variant}
      icon={<Share size={18} strokeWidth={1.75} aria-hidden />}
      onClick={() => void shareAddress(title)}
    >
      {uiMessages.share}
    </Button>
  );
}
