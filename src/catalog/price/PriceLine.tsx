import Gauge from 'lucide-react/icons/gauge';
import type { MouseEvent } from 'react';
import { Text } from '@/ui/Text';
import type { PricePosition } from './pricePosition';
import { priceTexts as texts } from './texts';
import css from './PriceLine.module.css';

/** The id of the section that the line leads to. */
export const PRICE_SECTION = 'price';

/** One line under the price. A press opens the section that shows how the cars were counted. */
export function PriceLine({ position }: { position: PricePosition | undefined }) {
  if (!position)
    return (
      <Text isMuted data-screen-only className={css.none}>
        {texts.tooFew}
      </Text>
    );
  return (
    <a href={`#${PRICE_SECTION}`} data-screen-only className={css.line} onClick={openSection}>
      <Gauge size={18} aria-hidden />
      <span>{position.verdict}</span>
    </a>
  );
}

/** A browser goes to the section, but does not open it. */
function openSection(event: MouseEvent) {
  const section = document.querySelector<HTMLDetailsElement>(`#${PRICE_SECTION}`);
  if (!section) return;
  event.preventDefault();
  section.open = true;
  section.scrollIntoView();
  section.querySelector('summary')?.focus({ preventScroll: true });
}
