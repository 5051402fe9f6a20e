import { useUserStore } from '@/shared/browser/userStore';
import { MAX_LOAN_FIELD, MAX_LOAN_MONTHS, MAX_YEARLY_RATE } from '@/shared/config/carLimits';
import { estimateMessages as messages } from '@/shared/messages/estimate';
import { useUser } from '@/shared/session/SessionProvider';
import { TextField } from '@/shared/ui/form/TextField';
import { FoldedSection } from '../details/FoldedSection';
import { amortise, type Estimate } from './amortisation';
import { estimateInput, readInput, type EstimateInput } from './estimateInput';
import css from './MonthlyEstimate.module.css';

/** What a loan for the car would cost a month, computed from the user's own numbers. */
export function MonthlyEstimate({ price }: { price: number }) {
  const { email } = useUser();
  const input = useUserStore(estimateInput, email);
  const { deposit, months, yearlyRate } = readInput(input);
  const estimate = yearlyRate === undefined ? undefined : amortise({ price, deposit, months, yearlyRate });
  const errors = {
    deposit: Number.isNaN(deposit) && messages.notDollars,
    months: !(months >= 1 && months <= MAX_LOAN_MONTHS) && messages.notMonths(MAX_LOAN_MONTHS),
    rate: yearlyRate !== undefined && !(yearlyRate <= MAX_YEARLY_RATE) && messages.notRate(MAX_YEARLY_RATE),
  };
  const fieldProps = (name: keyof EstimateInput) => {
    const message = errors[name];
    return {
      label: messages[name],
      value: input[name],
      maxLength: MAX_LOAN_FIELD,
      autoComplete: 'off',
      error: message === false ? undefined : { message },
      onChange: (event: { target: { value: string } }) => {
        const text = event.target.value;
        estimateInput.update(email, (current) => ({ ...current, [name]: text }));
      },
    };
  };

  return (
    <FoldedSection title={messages.title} hint={estimate && estimate.monthly > 0 && messages.aMonth(estimate.monthly)}>
      <div role="status" className={css['result']}>
        <Result estimate={estimate} months={months} isRateTyped={yearlyRate !== undefined} />
      </div>
      <div className={css['fields']}>
        <TextField {...fieldProps('deposit')} icon={<span>{messages.dollars}</span>} inputMode="decimal" />
        <TextField {...fieldProps('months')} inputMode="numeric" />
        <TextField {...fieldProps('rate')} end={<span>{messages.percent}</span>} inputMode="decimal" />
      </div>
      <p className={css['note']}>
        {estimate ? `${messages.sums(estimate.total, estimate.interest)} ${messages.disclaimer}` : messages.disclaimer}
      </p>
    </FoldedSection>
  );
}

interface ResultProps {
  estimate: Estimate | undefined;
  months: number;
  isRateTyped: boolean;
}

function Result({ estimate, months, isRateTyped }: ResultProps) {
  if (!estimate) return <p>{isRateTyped ? messages.notPossible : messages.noRate}</p>;
  if (estimate.monthly === 0) return <p>{messages.noLoan}</p>;
  return (
    <p className={css['monthly']}>
      <b>{messages.monthly(estimate.monthly)}</b> <span>{messages.times(months)}</span>
    </p>
  );
}
