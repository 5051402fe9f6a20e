import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

/** jsdom's own computation, from the prototype of a new window. */
function styleOfJsdom() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const other = frame.contentWindow;
  if (!other) throw new Error('The frame has no window.');
  return (element: Element) => other.getComputedStyle(element);
}

function EveryState() {
  return (
    <main>
      <p>
        <b>Bold</b> <a href="#here">link</a> <span hidden>hidden</span>
      </p>
      <dialog>closed</dialog>
      <dialog open>
        <button type="button">open</button>
      </dialog>
      <div popover="manual">popover</div>
      <div style={{ display: 'flex' }}>flex</div>
      <div style={{ visibility: 'hidden' }}>
        <i>inherits</i>
        <i style={{ visibility: 'visible' }}>visible</i>
      </div>
      <div style={{ pointerEvents: 'none', opacity: 0 }}>
        <i>inherits</i>
      </div>
      <details>
        <summary>Summary</summary>Details
      </details>
      <form>
        <label>
          Name <input />
        </label>
        <input type="hidden" />
        <select>
          <option>One</option>
        </select>
        <textarea />
        <fieldset>
          <legend>Legend</legend>
        </fieldset>
      </form>
      <table>
        <caption>Caption</caption>
        <thead>
          <tr>
            <th>Head</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Cell</td>
          </tr>
        </tbody>
      </table>
      <ul>
        <li>Item</li>
      </ul>
      <svg>
        <path d="M0 0" />
      </svg>
    </main>
  );
}

test('The computed styles of stories are those of jsdom', () => {
  const { container } = render(<EveryState />);
  const computeStyle = styleOfJsdom();
  for (const element of container.querySelectorAll('*')) {
    const [ours, theirs] = [getComputedStyle(element), computeStyle(element)];
    const pick = ({ display, visibility, pointerEvents, opacity }: CSSStyleDeclaration) => ({
      element: element.outerHTML,
      display,
      visibility,
      pointerEvents,
      opacity,
    });
    expect(pick(ours)).toEqual(pick(theirs));
    expect(ours.getPropertyValue('display')).toBe(theirs.display);
  }
});
