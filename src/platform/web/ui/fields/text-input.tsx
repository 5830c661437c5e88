import { type ComponentProps, type ReactElement, type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { typeInto } from '../../interaction/kept-fields.ts';
import { cx } from '../cx.ts';
import { useFieldWiring } from './field.tsx';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icons/names.ts';

export interface TextInputProps extends ComponentProps<'input'> {
  /** Inside the input, before the text, such as the magnifying glass of a search. */
  icon?: IconName | undefined;
}

/** One line of text, 52 px high. States: hover, focus, error and good (by its `Field`), disabled. */
export function TextInput({ icon, className, ref, ...rest }: TextInputProps): ReactElement {
  const wiring = useFieldWiring(rest);
  const field = useInputBeforeHydration<HTMLInputElement>(ref);
  const input = <input type="text" dir="auto" {...rest} {...wiring} ref={field} className={cx('input', className)} />;
  if (!icon) return input;
  return (
    <span className="input-wrap">
      <Icon name={icon} />
      {input}
    </span>
  );
}

/** A mail address: no capitals, no spell check, the keyboard with the @. */
export function EmailInput(props: Omit<TextInputProps, 'type'>): ReactElement {
  return <TextInput autoComplete="email" inputMode="email" autoCapitalize="off" spellCheck={false} {...props} type="email" />;
}

/** Several lines; grows with its text up to 60 % of the screen. States as `TextInput`. */
export function TextArea({ className, ref, ...rest }: ComponentProps<'textarea'>): ReactElement {
  const wiring = useFieldWiring(rest);
  const field = useInputBeforeHydration<HTMLTextAreaElement>(ref);
  return <textarea rows={3} dir="auto" {...rest} {...wiring} ref={field} className={cx('input', className)} />;
}

/** A native select; its options are the children. States as `TextInput`. */
export function SelectInput({ className, ...rest }: ComponentProps<'select'>): ReactElement {
  const wiring = useFieldWiring(rest);
  return <select {...rest} {...wiring} className={cx('input', className)} />;
}

/**
 * Keeps text that a person or a password manager typed before hydration. React leaves it in the DOM without an input event, and the
 * next render would clear a controlled field. This dispatches the event before that render.
 */
function useInputBeforeHydration<E extends HTMLInputElement | HTMLTextAreaElement>(ref: Ref<E> | undefined): RefObject<E | null> {
  const field = useRef<E>(null);
  useImperativeHandle<E | null, E | null>(ref, () => field.current, []);
  useLayoutEffect(() => {
    const typed = field.current?.value;
    if (!field.current || typed === undefined || typed === field.current.defaultValue) return;
    // React ignores an input event whose value it has already seen, so the value is reset first.
    field.current.value = field.current.defaultValue;
    typeInto(field.current, typed);
  }, []);
  return field;
}
