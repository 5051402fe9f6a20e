interface Device {
  width: number;
  height: number;
  isDark: boolean;
  prefersLessMotion: boolean;
}

const defaultDevice: Device = { width: 1280, height: 800, isDark: false, prefersLessMotion: false };
let device = defaultDevice;
const lists = new Set<MediaList>();

/** Sets the screen and the system settings for media queries, and fires their change events. */
export function setDevice(given: Partial<Device>) {
  device = { ...device, ...given };
  window.innerWidth = device.width;
  window.dispatchEvent(new Event('resize'));
  for (const list of lists) list.notify();
}

export function resetDevice() {
  lists.clear();
  setDevice(defaultDevice);
}

export function shimMatchMedia() {
  window.matchMedia = (query) => new MediaList(query);
}

class MediaList extends EventTarget implements MediaQueryList {
  readonly media: string;
  onchange: MediaQueryList['onchange'] = null;
  readonly #listeners = new Set<NonNullable<MediaQueryList['onchange']>>();
  #before: boolean;

  constructor(media: string) {
    super();
    this.media = media;
    this.#before = this.matches;
    lists.add(this);
  }

  get matches() {
    return this.media
      .split(',')
      .some((part) => [...part.matchAll(/\(([^)]+)\)/g)].every(([, test = '']) => matchesFeature(test)));
  }

  notify() {
    if (this.matches === this.#before) return;
    this.#before = this.matches;
    const event = new MediaQueryListEvent('change', { media: this.media, matches: this.matches });
    this.dispatchEvent(event);
    this.onchange?.call(this, event);
    for (const listener of this.#listeners) listener.call(this, event);
  }

  addListener(listener: MediaQueryList['onchange']) {
    if (listener) this.#listeners.add(listener);
  }

  removeListener(listener: MediaQueryList['onchange']) {
    if (listener) this.#listeners.delete(listener);
  }
}

function matchesFeature(test: string) {
  const range = /^(min|max)-(width|height):\s*([\d.]+)(px|rem|em)$/.exec(test.trim());
  if (range) {
    const px = Number(range[3]) * (range[4] === 'px' ? 1 : 16);
    const length = range[2] === 'width' ? device.width : device.height;
    return range[1] === 'min' ? length >= px : length <= px;
  }
  const compared = /^width\s*(<=?|>=?)\s*([\d.]+)(px|rem|em)$/.exec(test.trim());
  if (compared) {
    const px = Number(compared[2]) * (compared[3] === 'px' ? 1 : 16);
    const isOrEqual = compared[1]?.endsWith('=') && device.width === px;
    return Boolean(isOrEqual) || (compared[1]?.startsWith('<') ? device.width < px : device.width > px);
  }
  const [name = '', value = ''] = test.split(':').map((part) => part.trim());
  if (name === 'prefers-color-scheme') return value === (device.isDark ? 'dark' : 'light');
  if (name === 'prefers-reduced-motion') return device.prefersLessMotion === (value !== 'no-preference');
  return name === 'hover' || name === 'any-hover' ? value !== 'none' : value === 'fine';
}

/** jsdom has no `MediaQueryListEvent`. */
class MediaQueryListEvent extends Event {
  readonly media: string;
  readonly matches: boolean;

  constructor(type: string, { media, matches }: { media: string; matches: boolean }) {
    super(type);
    this.media = media;
    this.matches = matches;
  }
}
