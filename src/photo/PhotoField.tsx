import ImagePlus from 'lucide-react/icons/image-plus';
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { photoTexts as texts } from './texts';
import { Button } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { Stack } from '@/ui/layout/layout';
import { FieldBox, FieldFrame, ariaFieldProps, type ShownError } from '@/ui/form/Field';
import css from './PhotoField.module.css';
import { PhotoInput } from './PhotoInput';
import { PhotoPreview } from './PhotoPreview';

interface PhotoFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'accept' | 'value' | 'onChange' | 'onClick'> {
  label: ReactNode;
  value?: File | undefined;
  /** The page shows the photo beside the field. */
  isShownBeside?: boolean;
  onPick: (photo: File | undefined) => void;
  /** The uploaded fraction, from 0 to 1; undefined while nothing is being uploaded. */
  progress?: number | undefined;
  error?: ShownError | undefined;
  hint?: ReactNode;
}

export function PhotoField({
  label,
  value,
  isShownBeside = false,
  onPick,
  progress,
  error,
  hint,
  id: givenId,
  ref,
  ...input
}: PhotoFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const inputRef = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  const pickChosenBeforeHydration = useEffectEvent(() => {
    const photo = inputRef.current?.files?.[0];
    if (photo) onPick(photo);
  });
  useEffect(() => pickChosenBeforeHydration(), []);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <FieldBox
        isFaulty={Boolean(error)}
        className={cx(css.area, isDraggedOver && css.over)}
        onDragEnter={() => setIsDraggedOver(true)}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={() => setIsDraggedOver(false)}
      >
        {value && !isShownBeside ? (
          <PhotoPreview key={`${value.name} ${value.lastModified}`} file={value} />
        ) : (
          <ImagePlus size={28} strokeWidth={1.5} />
        )}
        <Stack as="span" size="m" className={css.words}>
          <b>{value ? texts.chooseOther : texts.choose}</b>
          <span>{value ? value.name : texts.drop}</span>
        </Stack>
        <PhotoInput
          {...input}
          {...ariaFieldProps(id, { error, hint, describedBy: input['aria-describedby'] })}
          id={id}
          ref={inputRef}
          onPick={onPick}
        />
      </FieldBox>
      {progress !== undefined && (
        <progress className={css.progress} value={progress} max={1} aria-label={texts.uploading} />
      )}
      {value && progress === undefined && (
        <Button variant="quiet" className={css.remove} disabled={input.disabled} onClick={() => onPick(undefined)}>
          {texts.remove}
        </Button>
      )}
    </FieldFrame>
  );
}
