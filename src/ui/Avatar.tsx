import { useState } from 'react';
import css from './Avatar.module.css';
import { initialsOf, toneOf } from './initials';

interface AvatarProps {
  name: string;
  photoUrl?: string | undefined;
  size?: 36 | 56 | undefined;
  /** The accessible name, needed where no visible name is beside it. */
  label?: string | undefined;
}

/** A user's photo, or the initials on a colour that depends on the name. */
export function Avatar({ name, photoUrl, size = 36, label }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const box = { width: size, height: size };

  if (photoUrl && photoUrl !== brokenUrl) {
    return (
      <img
        src={photoUrl}
        alt={label ?? ''}
        {...box}
        className={css['avatar']}
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
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={css['avatar']}
      translate="no"
      style={{ ...box, fontSize: size === 56 ? 18 : 13, background: `var(--avatar-${toneOf(name)})` }}
    >
      {initialsOf(name)}
    </span>
  );
}
