import type { UserEvent } from '@testing-library/user-event';

/** Writes a text into a field at once, as a paste does: each typed key would render the form. */
export async function enter(user: UserEvent, field: Element, text: string) {
  await user.click(field);
  await user.paste(text);
}
