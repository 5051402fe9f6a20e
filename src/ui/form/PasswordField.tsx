import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { IconButton } from '@/ui/button/Button';
import { uiTexts } from '@/ui/texts';
import { TextField, type TextFieldProps } from './TextField';
import css from './Field.module.css';

/** @param props.autoComplete `current-password` (default) or `new-password` */
export function PasswordField({
  autoComplete = 'current-password',
  ...field
}: Omit<TextFieldProps, 'type' | 'end' | 'isVerbatim'>) {
  const [isShown, setIsShown] = useState(false);

  return (
    <TextField
      icon={<Lock size={20} />}
      {...field}
      isVerbatim
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          variant="ghost"
          className={css.end}
          label={isShown ? uiTexts.hidePassword : uiTexts.showPassword}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
        </IconButton>
      }
    />
  );
}
