import { paymentMessages as messages } from '@/shared/messages/payments';
import type { Contact } from '../order';
import css from './SellerFacts.module.css';
import { ProperName } from '@/shared/ui/ProperName';

/** The seller's contact as text, so that a printed receipt has it too. */
export function SellerFacts({ contact }: { contact: Contact | undefined }) {
  const facts = [contact?.name, contact?.email, contact?.phone].filter((fact) => fact !== undefined);
  if (facts.length === 0) return null;

  return (
    <p className={css['facts']} aria-label={messages.seller}>
      {facts.map((fact, index) => (
        <ProperName key={index}>{fact}</ProperName>
      ))}
    </p>
  );
}
