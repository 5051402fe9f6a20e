import SunMoon from 'lucide-react/icons/sun-moon';
import { useSyncExternalStore } from 'react';
import { uiWords } from '@/shared/words/ui';
import { IconButton } from './IconButton';
import { currentTheme, switchTheme, watchTheme } from './theme';

export function ThemeSwitch() {
  const theme = useSyncExternalStore(watchTheme, currentTheme, () => 'light');

  return (
    <IconButton look="ghost" label={theme === 'dark' ? uiWords.toLight : uiWords.toDark} onClick={switchTheme}>
      <SunMoon size={20} strokeWidth={1.75} />
    </IconButton>
  );
}
