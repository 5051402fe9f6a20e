import { Controller, type UseFormReturn } from 'react-hook-form';
import { PhotoEditor } from '../photo/PhotoEditor';
import { faultOf } from '../photo/useOpenedPhoto';
import type { PhotoEditorState } from '../photo/usePhotoEditor';
import type { PostFields } from './postFields';
import { postRules } from './postRules';

interface PostCarPhotoProps {
  form: UseFormReturn<PostFields>;
  editor: PhotoEditorState;
  /** The address of the photo that the post has now. */
  current: string | undefined;
  isLocked: boolean;
  onPick: (photo: File | undefined) => void;
}

export function PostCarPhoto({ form: { control, formState }, editor, current, isLocked, onPick }: PostCarPhotoProps) {
  return (
    <Controller
      control={control}
      name="photo"
      rules={{
        ...(current === undefined && postRules.photo),
        validate: (photo: File | undefined) => faultOf(photo) ?? true,
      }}
      render={({ field: { ref, onChange } }) => (
        <PhotoEditor
          ref={ref}
          editor={editor}
          current={current}
          isLocked={isLocked}
          error={formState.errors.photo}
          onPick={(photo) => {
            onChange(photo);
            onPick(photo);
          }}
        />
      )}
    />
  );
}
