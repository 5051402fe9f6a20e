import Printer from 'lucide-react/icons/printer';
import { shareMessages } from '@/shared/messages/share';
import { Button } from './Button';
import type { ButtonVariant } from './buttonClass';

/** Prints the page. */
export function PrintButton({ variant = 'quiet' }: { variant?: ButtonVariant }) {
  return (
    <Button variant={variant} icon={<Printer size={18} strokeWidth={1.75} />} onClick={() => window.print()}>
      {shareMessages.print}
    </Button>
  );
}
