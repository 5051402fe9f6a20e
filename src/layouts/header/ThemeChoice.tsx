import { useId, useSyncExternalStore } from 'react';
import { layoutTexts } from '@/layouts/texts';
import { Row } from '@/ui/layout/layout';
import { currentTheme, switchTheme, watchTheme } from '@/ui/theme';
import css from './AccountMenu.module.css';

const themes = ['light', 'dark'] as const;

/** The theme, as a choice of two that says which one is on. Visitors have a button in the header instead. */
export function ThemeChoice() {
  const id = useId();
  const current = useSyncExternalStore(watchTheme, currentTheme, () => 'light');

  return (
    <Row gap={3} justify="between" size="m" role="radiogroup" aria-labelledby={id} className={css.theme}>
      <span id={id}>{layoutTexts.theme}</span>
      <span className={css.choices}>
        {themes.map((theme) => (
          <label key={theme}>
            <input type="radio" name={id} checked={theme === current} onChange={switchTheme} />
            <span>{layoutTexts.themes[theme]}</span>
          </label>
        ))}
      </span>
    </Row>
  );
}
