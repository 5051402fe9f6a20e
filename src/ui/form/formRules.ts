import { uiTexts } from '@/ui/texts';

const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** For react-hook-form's `validate`. Unlike its own `required`, it rejects text of blanks alone. */
export function required(message: string) {
  return (value: string) => value.trim() !== '' || message;
}

/** For react-hook-form's `validate`. @param length in characters, without outer blanks */
export function atMost(length: number) {
  return (value: string) => value.trim().length <= length || uiTexts.tooLong(length);
}

/** For react-hook-form's `validate`: something before and after an @. Only Firebase knows which addresses exist. */
export function emailAddress(value: string) {
  if (value.trim() === '') return uiTexts.emailRequired;
  return EMAIL.test(value.trim()) || uiTexts.emailIncomplete;
}
