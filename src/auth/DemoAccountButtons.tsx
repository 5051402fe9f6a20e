import { Button } from '@/ui/button/Button';
import { Text } from '@/ui/Text';
import { demoAccounts } from './demoAccounts';
import { authTexts } from './texts';
import css from './auth.module.css';

interface DemoAccountButtonsProps {
  onPick: (account: { email: string; password: string }) => void;
}

/** Rendered in sandbox mode only. */
export function DemoAccountButtons({ onPick }: DemoAccountButtonsProps) {
  return (
    <Text as="div" size="s" className={css.demo}>
      <p>
        <b>{authTexts.demoTitle}</b> <span>{authTexts.demoHint}</span>
      </p>
      <div className={css.accounts}>
        {demoAccounts.map(({ label, email, password }) => (
          <Button key={email} onClick={() => onPick({ email, password })}>
            {label}
          </Button>
        ))}
      </div>
    </Text>
  );
}
