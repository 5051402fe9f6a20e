import { useState } from 'react';
import { graphemesOf } from '@/lib/text/format';
import css from './Avatar.module.css';

interface AvatarProps {
  name: string;
  photoUrl?: string | undefined;
  size?: 36 | 56 | undefined;
}

/** For the eyes alone, beside the name: a user's photo, or the initials on a colour that depends on the name. */
export function Avatar({ name, photoUrl, size = 36 }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const box = { width: size, height: size };

  if (photoUrl && photoUrl !== brokenUrl) {
    return (
      <img
        src={photoUrl}
        alt=""
        {...box}
        className={css.avatar}
        style={box}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBrokenUrl(photoUrl)}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={css.avatar}
      translate="no"
      style={{ ...box, fontSize: size === 56 ? '1.125rem' : '0.8125rem', background: `var(--avatar-${toneOf(name)})` }}
    >
      {initialsOf(name)}
    </span>
  );
}

/** theme.css has the colours `--avatar-0` to `--avatar-5`, each with a contrast of at least 4.5:1 to white text. */
const TONES = 6;

/** The initials of the first and the last word; "?" for a name without letters and digits. */
export function initialsOf(name: string) {
  const words = name.split(/[\s@._-]+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map(firstCharacter).join('').toUpperCase() || '?';
}

/** The avatar colour's number, from 0 to 5. It depends on the name alone, so it is the same on every device. */
export function toneOf(name: string) {
  let sum = 0;
  for (const character of name.trim().toLowerCase()) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % TONES;
}

/** The first letter with its marks, or the first digit: neither a bracket nor the frame of a keycap emoji. */
function firstCharacter(word = '') {
  const [first = ''] = graphemesOf(word.replace(/^[^\p{L}\p{N}]+/u, ''));
  return first.replace(/[^\p{L}\p{N}\p{Mn}\p{Mc}\p{Join_C}]|\p{VS}/gu, '');
}
