import ChevronDown from 'lucide-react/icons/chevron-down';
import { Stack, Panel, Row } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { blogTexts as texts } from './texts';
import css from './FaqAccordion.module.css';

/** The first question is open initially. Each opens and closes independently, so that answers can be compared. */
export function FaqAccordion() {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className={css.title}>
        {texts.questionsTitle}
      </h2>
      <Panel className={css.list}>
        {texts.questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0} className={css.item}>
            <Row as="summary" gap={4} justify="between">
              <Text as="h3" size="l">
                {question}
              </Text>
              <ChevronDown size={20} />
            </Row>
            <Stack gap={3} className={css.answer}>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Stack>
          </details>
        ))}
      </Panel>
    </section>
  );
}
