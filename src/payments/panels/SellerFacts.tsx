import { paymentTexts as texts } from '@/payments/texts';
import type { Contact } from '@/payments/order';
import { Row } from '@/ui/layout/layout';
import css from './SellerFacts.module.css';
import { ProperName } from '@/ui/Text';

/** The seller's contact as text, so that a printed receipt has it too. */
export function SellerFacts({ contact }: { contact: Contact | undefined }) {
  const facts = [contact?.name, contact?.email, contact?.phone].filter((fact) => fact !== undefined);
  if (facts.length === 0) return null;

  return (
    <Row as="p" gap={5} rowGap={1} align="stretch" isWrapping className={css.facts} aria-label={texts.seller}>
      {facts.map((fact, index) => (
        <ProperName key={index}>{fact}</ProperName>
      ))}
    </Row>
  );
}
