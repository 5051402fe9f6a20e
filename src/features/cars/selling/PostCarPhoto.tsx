import { Controller, type UseFormReturn } from 'react-hook-form';
import { PhotoDesk } from '../photo/PhotoDesk';
import type { PhotoDeskState } from '../photo/usePhotoDesk';
import type { PostFields } from './postFields';
import { postRules } from './postRules';

interface PostCarPhotoProps {
  form: UseFormReturn<PostFields>;
  desk: PhotoDeskState;
  /** The address of the photo that the post has now. */
  current: string | undefined;
  isLocked: boolean;
  onPick: (photo: File | undefined) => void;
}

export function PostCarPhoto({ form: { control, formState }, desk, current, isLocked, onPick }: PostCarPhotoProps) {
  return (
    <Controller
      control={control}
      name="photo"
      rules={{ ...(current === undefined && postRules.photo), validate: () => desk.fault ?? true }}
      render={({ field: { ref, onChange } }) => (
        <PhotoDesk
          ref={ref}
          desk={desk}
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
