import type { ComponentProps, ReactElement } from 'react';
import { cx } from './cx.ts';
import { useFieldWiring } from './field.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icons/names.ts';

export interface TextInputProps extends ComponentProps<'input'> {
  /** Drawn inside, before the text: the magnifying glass of a search. */
  icon?: IconName | undefined;
}

/** One line of text, 52 px high. States: hover, focus, error and good (by its `Field`), disabled. */
export function TextInput({ icon, className, ...rest }: TextInputProps): ReactElement {
  const wiring = useFieldWiring(rest);
  const input = <input type="text" {...rest} {...wiring} className={cx('input', className)} />;
  if (!icon) return input;
  return (
    <span className="input-wrap">
      <Icon name={icon} />
      {input}
    </span>
  );
}

/** One address: no capitals, no spelling, the keyboard with the @. */
export function EmailInput(props: Omit<TextInputProps, 'type'>): ReactElement {
  return <TextInput autoComplete="email" inputMode="email" autoCapitalize="off" spellCheck={false} {...props} type="email" />;
}

/** Several lines; grows with its text up to 60 % of the screen. States as `TextInput`. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>): ReactElement {
  const wiring = useFieldWiring(rest);
  return <textarea rows={3} {...rest} {...wiring} className={cx('input', className)} />;
}

/** A native select; its options are the children. States as `TextInput`. */
export function SelectInput({ className, ...rest }: ComponentProps<'select'>): ReactElement {
  const wiring = useFieldWiring(rest);
  return <select {...rest} {...wiring} className={cx('input', className)} />;
}
