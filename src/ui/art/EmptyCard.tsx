import { Landscape } from './Landscape';
import scene from './scene.module.css';

/** A card for a person, on which nobody is yet. */
export function EmptyCard() {
  return (
    <Landscape>
      <rect className={scene.shade} x="96" y="52" width="208" height="128" rx="12" />
      <rect fill="var(--surface)" x="96" y="46" width="208" height="128" rx="12" />
      <path fill="var(--primary)" d="M108 46H292a12 12 0 0 1 12 12V76H96V58a12 12 0 0 1 12-12Z" />
      <circle
        className={scene.line}
        stroke="var(--line-strong)"
        strokeDasharray="8 8"
        cx="142"
        cy="124"
        r="26"
        strokeWidth="3"
      />
      <circle fill="var(--grey)" cx="142" cy="117" r="8" />
      <path fill="var(--grey)" d="M127 139c2-10 28-10 30 0a26 26 0 0 1-30 0Z" />
      <path
        className={scene.line}
        stroke="var(--grey-line)"
        strokeDasharray="16 12"
        d="M190 108H278M190 128H262M190 146H272"
        strokeWidth="7"
      />
    </Landscape>
  );
}
