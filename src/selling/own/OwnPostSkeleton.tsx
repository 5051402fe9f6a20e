import { carDetailsTexts } from '@/catalog/details/texts';
import { ButtonSkeleton } from '@/ui/feedback/loading';
import { Row } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import css from './OwnPostActions.module.css';

/** Stands for the `OwnPostActions` of a listed car, in their size, while their code is loading. */
export function OwnPostSkeleton() {
  return (
    <Row gap={2} isWrapping className={css.own}>
      <Text isMuted>{carDetailsTexts.ownPost}</Text>
      <ButtonSkeleton />
    </Row>
  );
}
