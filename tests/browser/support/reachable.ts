import { expect, type Page } from '@playwright/test';

/**
 * What only one of the two layouts shows, on purpose: the screens and the accessible names. Another control that a style sheet hides
 * in one layout fails the test.
 */
const onlyInOneLayout: readonly [screens: RegExp, names: RegExp][] = [
  // A phone has them in the menu of its header, which `small-screens.spec.ts` opens.
  [/./, /^(Home|Categories|Blog|Dashboard|Login|SignOut|Menu|Account of .+)$/],
  // Other tests post cars meanwhile.
  [/./, /^\d+ new$/],
  // The two layouts are checked in different themes.
  [/./, /^Switch to (dark|light) theme$/],
  // The side menu is narrow on a phone.
  [/./, /^(Collapse|Expand)$/],
  // Lists have a choice in place of the headings of their columns, and rows a menu in place of their buttons.
  [/^(sellers|buyers)$/, /^(Name|Email|Verified|Sort by)$/],
  [/^(my-wishlist|wishlist-changes)$/, /^(Remove|More about) /],
  // A case is open beside the queue, or in its place. It has titles of cars, as the queue does.
  [/^reported-posts/, /^((BMW|Ford|Jaguar|Jeep|Toyota) .+|Previous|Next|Dismiss the report of .+)$/],
  [/^reported-posts$/, /^(Remove car|Dismiss \d+ reports?)$/],
  [/^reported-case$/, /^(?!Previous|Next|Remove|Dismiss)/],
  // A phone opens the choices of the search.
  [/^home/, /^(Brand|Price up to|Year from|Show (\d+ )?cars|Find a car: .+)$/],
  // The tray of a phone only counts the cars.
  [/^brand-cars-comparing$/, /^Take .+ out$/],
];

/** The names of the controls that a person can see and reach, by scrolling if need be, and of those that are cut off. */
export interface Controls {
  reachable: string[];
  cutOff: string[];
}

/** Soft assertion that no control of the page, or of the dialog that is open, is cut off where nothing scrolls to it. */
export async function expectReachable(page: Page, screen: string): Promise<Controls> {
  const controls = await page.evaluate(controlsOf);
  const { width, height } = page.viewportSize() ?? {};
  expect.soft(controls.cutOff, `${screen} at ${width} × ${height} px: controls that are cut off`).toEqual([]);
  return controls;
}

/** Soft assertion that the wide and the narrow layout have the same controls. */
export function expectSameControls(screen: string, wide: Controls, narrow: Controls) {
  const isExcepted = (name: string) =>
    onlyInOneLayout.some(([screens, names]) => screens.test(screen) && names.test(name));
  const missing = (from: Controls, other: Controls) =>
    other.reachable.filter((name) => !from.reachable.includes(name) && !isExcepted(name));
  const hidden = { wide: missing(wide, narrow), narrow: missing(narrow, wide) };
  expect.soft(hidden, `${screen}: controls that one layout hides`).toEqual({ wide: [], narrow: [] });
}

/** Runs in the page. */
function controlsOf(): Controls {
  const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';
  // The link that skips the header comes into view with the focus. How many cars of a carousel are in view depends on the width.
  const unused = '[inert], [aria-hidden="true"], [hidden], a[href^="#"], [aria-roledescription="carousel"] article *';
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

  /** A radio button or file input is drawn by its label. */
  const boxOf = (control: Element) => {
    const label = control instanceof HTMLInputElement ? control.closest('label') : null;
    return (label ?? control).getBoundingClientRect();
  };
  const isShown = (control: Element) => {
    const label = control instanceof HTMLInputElement ? control.closest('label') : null;
    const { width, height } = boxOf(control);
    return (
      (label ?? control).checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 0 && height > 0
    );
  };
  /** Whether scrolling shows it: follows the box outwards through what clips it. */
  const canBeReached = (control: Element) => {
    // Not laid out until it is scrolled to (`content-visibility`).
    if (!control.checkVisibility({ contentVisibilityAuto: true })) return true;
    let { left, top, right, bottom } = boxOf(control);
    const meets = (box: { left: number; top: number; right: number; bottom: number }) =>
      left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
    // What is placed by an outer element is not clipped by what is in between.
    let isPlacedOutside = false;
    for (let part: Element | null = control; part && part !== document.documentElement; part = part.parentElement) {
      const style = getComputedStyle(part);
      if (isPlacedOutside && style.position === 'static') continue;
      isPlacedOutside = style.position === 'absolute';
      if (part !== control && part !== document.body && style.display !== 'inline' && style.display !== 'contents') {
        const box = part.getBoundingClientRect();
        const scrolls = { x: /auto|scroll/.test(style.overflowX), y: /auto|scroll/.test(style.overflowY) };
        if (scrolls.x && part.scrollWidth > part.clientWidth) [left, right] = [box.left, box.right];
        if (scrolls.y && part.scrollHeight > part.clientHeight) [top, bottom] = [box.top, box.bottom];
        if (`${style.overflowX}${style.overflowY}` !== 'visiblevisible' && !meets(box)) return false;
      }
      if (style.position === 'fixed') return meets({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    }
    const { scrollWidth, scrollHeight } = document.documentElement;
    return meets({ left: -scrollX, top: -scrollY, right: scrollWidth - scrollX, bottom: scrollHeight - scrollY });
  };
  const nameOf = (control: Element) => {
    const labelledBy = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    const labels = isField ? [...(control.labels ?? [])] : [];
    const text = [
      control.getAttribute('aria-label'),
      ...labelledBy.map((id) => document.getElementById(id)?.textContent),
      ...labels.map((label) => label.textContent),
      control.textContent,
      control.querySelector('img')?.alt,
    ].find((given) => given?.trim());
    return (text ?? control.outerHTML.slice(0, 80)).replaceAll(/\s+/g, ' ').trim();
  };

  const all = [...scope.querySelectorAll(controls)].filter((control) => !control.closest(unused) && isShown(control));
  const reached = all.filter(canBeReached);
  return {
    reachable: [...new Set(reached.map(nameOf))],
    cutOff: [...new Set(all.filter((control) => !reached.includes(control)).map(nameOf))],
  };
}
