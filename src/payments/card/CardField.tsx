import { CardElement } from '@stripe/react-stripe-js';
import type { StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { useId, useSyncExternalStore } from 'react';
import { paymentTexts as texts } from '@/payments/texts';
import { FieldNotes } from '@/ui/form/Field';
import { Stack } from '@/ui/layout/layout';
import { watchTheme } from '@/ui/theme';
import css from './CardField.module.css';

interface CardFieldProps {
  /** Stripe's message. */
  error: string | undefined;
  isDisabled: boolean;
  onReady: () => void;
  onChange: (event: StripeCardElementChangeEvent) => void;
}

/** Stripe's card fields, in an iframe of Stripe's: card details never pass through this app. */
export function CardField({ error, isDisabled, onReady, onChange }: CardFieldProps) {
  const id = useId();
  const { ink, muted, danger, fontSize } = useThemeStyle();

  return (
    <Stack gap={2}>
      <label htmlFor={id} className={css.label}>
        {texts.cardDetails}
      </label>
      <CardElement
        id={id}
        className={css.box}
        onReady={onReady}
        onChange={onChange}
        options={{
          hidePostalCode: true,
          disableLink: true,
          disabled: isDisabled,
          classes: { focus: css.focused, invalid: css.faulty },
          style: {
            base: { fontSize, color: ink, iconColor: muted, '::placeholder': { color: muted } },
            invalid: { color: danger },
          },
        }}
      />
      <FieldNotes id={id} hint={undefined} error={error === undefined ? undefined : { message: error }} />
    </Stack>
  );
}

const NAMES = ['--ink', '--muted', '--danger'] as const;

/** The theme's current colours and the browser's font size as values: Stripe's fields are in an iframe, where this page's styles do not apply. */
function useThemeStyle() {
  const [ink = '', muted = '', danger = '', fontSize = ''] = useSyncExternalStore(
    watchTheme,
    readStyle,
    () => '',
  ).split('|');
  return { ink, muted, danger, fontSize };
}

function readStyle() {
  const style = getComputedStyle(document.documentElement);
  return [...NAMES.map((name) => style.getPropertyValue(name).trim()), style.fontSize].join('|');
}
