import { Landscape } from './Landscape';
import css from './scene.module.css';

export function StepAccount() {
  return (
    <Landscape>
      <rect className={css.shade} x="96" y="58" width="208" height="128" rx="12" />
      <rect fill="var(--surface)" x="96" y="52" width="208" height="128" rx="12" />
      <path fill="var(--primary)" d="M108 52H292a12 12 0 0 1 12 12V82H96V64a12 12 0 0 1 12-12Z" />
      <circle fill="var(--tint)" cx="140" cy="122" r="24" />
      <circle fill="var(--primary)" cx="140" cy="115" r="8.5" />
      <path fill="var(--primary)" d="M124 138c2-11 30-11 32 0a24 24 0 0 1-32 0Z" />
      <rect fill="var(--ink)" x="180" y="104" width="92" height="9" rx="4.5" />
      <rect fill="var(--grey)" x="180" y="122" width="66" height="7" rx="3.5" />
      <rect fill="var(--grey)" x="180" y="138" width="78" height="7" rx="3.5" />
      <circle fill="var(--surface)" cx="290" cy="166" r="22" />
      <circle fill="var(--amber)" cx="290" cy="166" r="18" />
      <path className={css.line} stroke="var(--plate)" d="M281 166l6.5 6.5L300 160" />
    </Landscape>
  );
}
