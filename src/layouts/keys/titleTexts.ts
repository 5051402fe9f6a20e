/** By itself, because pages show it without the list of keys. */
export const keysTitle = 'Keyboard shortcuts';
