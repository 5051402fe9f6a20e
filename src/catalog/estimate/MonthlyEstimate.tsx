import { useUserStore } from '@/lib/browser/userStore';
import { useUser } from '@/session/session';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { TextField } from '@/ui/form/TextField';
import { FoldedSection } from '@/ui/layout/FoldedSection';
import { Row } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { amortise, type Estimate } from './amortisation';
import { estimateInput, readInput, type EstimateInput } from './estimateInput';
import { MAX_LOAN_FIELD, MAX_LOAN_MONTHS, MAX_YEARLY_RATE } from './limits';
import { estimateTexts as texts } from './texts';
import css from './MonthlyEstimate.module.css';

/** What a loan for the car would cost a month, computed from the user's own numbers. */
export function MonthlyEstimate({ price }: { price: number }) {
  const { email } = useUser();
  const input = useUserStore(estimateInput, email);
  const { deposit, months, yearlyRate } = readInput(input);
  const estimate = yearlyRate === undefined ? undefined : amortise({ price, deposit, months, yearlyRate });
  const errors = {
    deposit: Number.isNaN(deposit) && texts.notDollars,
    months: !(months >= 1 && months <= MAX_LOAN_MONTHS) && texts.notMonths(MAX_LOAN_MONTHS),
    rate: yearlyRate !== undefined && !(yearlyRate <= MAX_YEARLY_RATE) && texts.notRate(MAX_YEARLY_RATE),
  };
  const fieldProps = (name: keyof EstimateInput) => {
    const message = errors[name];
    return {
      label: texts[name],
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
    <FoldedSection title={texts.title} hint={estimate && estimate.monthly > 0 && texts.aMonth(estimate.monthly)}>
      <LiveRegion as="div" isMuted className={css.result}>
        <Result estimate={estimate} months={months} isRateTyped={yearlyRate !== undefined} />
      </LiveRegion>
      <div className={css.fields}>
        <TextField {...fieldProps('deposit')} icon={<span>{texts.dollars}</span>} inputMode="decimal" />
        <TextField {...fieldProps('months')} inputMode="numeric" />
        <TextField {...fieldProps('rate')} end={<span>{texts.percent}</span>} inputMode="decimal" />
      </div>
      <Text size="s" isMuted className={css.note}>
        {estimate ? `${texts.sums(estimate.total, estimate.interest)} ${texts.disclaimer}` : texts.disclaimer}
      </Text>
    </FoldedSection>
  );
}

interface ResultProps {
  estimate: Estimate | undefined;
  months: number;
  isRateTyped: boolean;
}

function Result({ estimate, months, isRateTyped }: ResultProps) {
  if (!estimate) return <p>{isRateTyped ? texts.notPossible : texts.noRate}</p>;
  if (estimate.monthly === 0) return <p>{texts.noLoan}</p>;
  return (
    <Row as="p" gap={2} rowGap={0} align="baseline" isWrapping className={css.monthly}>
      <b>{texts.monthly(estimate.monthly)}</b> <span>{texts.times(months)}</span>
    </Row>
  );
}
