import { useMemo } from 'react';
import { useNow } from '@/lib/browser/useNow';
import { MINUTE_MS } from '@/lib/config/limits';
import { formatRelative } from '@/lib/text/format';
import type { PostDraft } from '@/selling/post/postRecord';
import type { PostStart } from '@/selling/post/postStart';
import { unshownOf } from '@/selling/post/postValues';
import { sellingTexts as texts } from '@/selling/texts';
import { cx } from '@/ui/cx';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { Row } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { DiscardButton } from './DiscardDraft';
import css from './PostCarForm.module.css';

interface PostNoticesProps {
  start: PostStart;
  /** The draft with which the form was opened, unless it was discarded since. */
  opened: PostDraft | undefined;
  /** What another tab has done to the draft meanwhile. */
  elsewhere: 'changed' | 'ended' | undefined;
  hasPhoto: boolean;
  isLocked: boolean;
  onDiscard: () => void;
}

/** Says above the form where its contents come from, and whether another tab has changed them. */
export function PostNotices(props: PostNoticesProps) {
  const { start, opened, elsewhere, hasPhoto, isLocked, onDiscard } = props;
  const today = useNow();
  const now = useMemo(() => new Date(today), [today]);
  const { kept = [], replaced } = start;
  const unshown = useMemo(() => (replaced ? unshownOf(replaced) : []), [replaced]);

  return (
    <>
      {replaced && (
        <Text size="m" className={css.back}>
          {texts.change.how}
        </Text>
      )}
      {unshown.map((sentence) => (
        <Text key={sentence} size="m" className={css.back}>
          {sentence}
        </Text>
      ))}
      <LiveRegion as="div" className={css.notice}>
        {elsewhere !== undefined ? (
          <Text size="m" className={css.back}>
            {texts.draftElsewhere[elsewhere]}
          </Text>
        ) : opened ? (
          <Row gap={4} rowGap={0} justify="between" isWrapping size="m" className={cx(css.back, css.old)}>
            <p>{draftBack(opened, now, hasPhoto, replaced !== undefined)}</p>
            {!replaced && <DiscardButton label={texts.startEmpty} isLocked={isLocked} onDiscard={onDiscard} />}
          </Row>
        ) : (
          kept.length > 0 && (
            <Text size="m" className={css.back}>
              {texts.keptFromLast(kept.map((name) => texts.keptFields[name]))}
            </Text>
          )
        )}
      </LiveRegion>
    </>
  );
}

/** Says how old the draft is, unless it was changed in the last minute or its time cannot be read. */
function draftBack(
  { changedAt, fields, hasPhoto: hadPhoto }: PostDraft,
  now: Date,
  hasPhoto: boolean,
  isChange: boolean,
) {
  const isOld = changedAt > 0 && now.getTime() - changedAt >= MINUTE_MS;
  const ago = isOld ? formatRelative(new Date(changedAt), now) : undefined;
  if (fields.photo) return texts.draftBack(ago, hasPhoto);
  if (hasPhoto || (isChange && !hadPhoto)) return texts.draftBack(ago, false);
  return hadPhoto ? texts.draftBackPhotoLost(ago) : texts.draftBackNoPhoto(ago);
}
