import { StepAccount, StepDeal, StepPost } from '@/ui/art/StepScenes';
import { Row } from '@/ui/layout/layout';
import { Section } from '@/ui/layout/Section';
import { Text } from '@/ui/Text';
import { homeTexts as texts } from './texts';
import css from './HowItWorks.module.css';

const steps = [
  { ...texts.steps.account, Art: StepAccount },
  { ...texts.steps.post, Art: StepPost },
  { ...texts.steps.deal, Art: StepDeal },
];

export function HowItWorks() {
  return (
    <Section className={css.section} title={texts.howItWorks}>
      <ol className={css.steps}>
        {steps.map(({ title, text, Art }, index) => (
          <li key={title}>
            <Art />
            <Row as="h3" gap={3} align="stretch">
              <span>{index + 1}</span>
              <span>{title}</span>
            </Row>
            <Text isMuted>{text}</Text>
          </li>
        ))}
      </ol>
    </Section>
  );
}
