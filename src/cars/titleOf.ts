import { cardTexts as texts } from './cards/texts';

export function titleOf({ title }: { title?: string | undefined }) {
  return title ?? texts.untitled;
}
