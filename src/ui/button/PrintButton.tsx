import Printer from 'lucide-react/icons/printer';
import { shareTexts } from './texts';
import { Button } from './Button';

/** Prints the page. */
export function PrintButton() {
  return (
    <Button variant="quiet" icon={<Printer size={18} />} onClick={() => window.print()}>
      {shareTexts.print}
    </Button>
  );
}
