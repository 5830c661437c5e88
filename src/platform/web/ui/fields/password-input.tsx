import { useState, type ComponentProps, type ReactElement } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { TextInput } from './text-input.tsx';

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  showLabel: string;
  hideLabel: string;
}

/** A password field with a button that shows and hides it; password managers and pasting work. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <span className="input-wrap">
      <TextInput
        autoComplete="current-password"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
      />
      <IconButton
        icon={shown ? 'eye-slash' : 'eye'}
        className="noscript:hidden"
        label={shown ? hideLabel : showLabel}
        disabled={rest.disabled}
        onClick={() => setShown(!shown)}
      />
    </span>
  );
}
