import { cardNeighbour } from './cardNeighbour';

const CARDS = 'main li article';

/**
 * Moves the focus from a card to its neighbour in the same list, and from outside of all controls to the first card on the screen.
 * @returns whether the focus was moved
 */
export function moveToCard(key: string) {
  const focused = document.activeElement;
  const card = focused?.closest<HTMLElement>(CARDS);
  if (card) {
    const cards = cardsIn(card.closest('ul') ?? document);
    const boxes = cards.map((element) => element.getBoundingClientRect());
    const next = cardNeighbour(boxes, cards.indexOf(card), key);
    return next !== undefined && focusCard(cards[next]);
  }
  const isOnControl = focused instanceof HTMLElement && focused.tabIndex >= 0;
  if (key !== 'ArrowRight' || isOnControl) return false;
  return focusCard(cardsIn(document).find((element) => element.getBoundingClientRect().bottom > 0));
}

/** The cards that have a link: that of a car that is gone has none. */
function cardsIn(list: ParentNode) {
  return [...list.querySelectorAll<HTMLElement>(CARDS)].filter((card) => linkOf(card) !== null);
}

function focusCard(card: HTMLElement | undefined) {
  if (!card) return false;
  card.scrollIntoView({ block: 'nearest' });
  linkOf(card)?.focus({ preventScroll: true });
  return true;
}

function linkOf(card: HTMLElement) {
  return card.querySelector<HTMLElement>('a[href]');
}
