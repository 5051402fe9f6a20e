import { StepAccount } from '@/shared/ui/art/StepAccount';
import { StepDeal } from '@/shared/ui/art/StepDeal';
import { StepPost } from '@/shared/ui/art/StepPost';
import { Section } from '@/shared/ui/layout/Section';
import { homeMessages as messages } from '@/shared/messages/home';
import css from './HowItWorks.module.css';

const steps = [
  { ...messages.steps.account, Art: StepAccount },
  { ...messages.steps.post, Art: StepPost },
  { ...messages.steps.deal, Art: StepDeal },
];

export function HowItWorks() {
  return (
    <Section className={css['section']} title={messages.howItWorks}>
      <ol className={css['steps']}>
        {steps.map(({ title, text, Art }, index) => (
          <li key={title}>
            <Art />
            <h3>
              <span>{index + 1}</span>
              <span>{title}</span>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
