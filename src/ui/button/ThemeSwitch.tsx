import SunMoon from 'lucide-react/icons/sun-moon';
import { useSyncExternalStore } from 'react';
import { uiTexts } from '@/ui/texts';
import { currentTheme, switchTheme, watchTheme } from '@/ui/theme';
import { IconButton } from './Button';

export function ThemeSwitch({ className }: { className?: string | undefined }) {
  const theme = useSyncExternalStore(watchTheme, currentTheme, () => 'light');

  return (
    <IconButton
      variant="ghost"
      className={className}
      label={theme === 'dark' ? uiTexts.toLight : uiTexts.toDark}
      onClick={switchTheme}
    >
      <SunMoon size={20} />
    </IconButton>
  );
}
