import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Moves the focus when the step changes and to invalid fields, but not on a page that was just `opened`. `typed`: the step begins with a
 * text field, for which touch screens may show the keyboard at once.
 */
export function useStepFocus(
  form: RefObject<HTMLFormElement | null>,
  step: string,
  refusals: number,
  opened: boolean,
  typed = false,
): void {
  const shown = useRef<string | null>(null);
  const move = useEffectEvent((now: string) => {
    if (form.current && shown.current !== now && (shown.current !== null || !opened)) focusStep(form.current, typed);
    shown.current = now;
  });
  useEffect(() => move(`${step} ${refusals}`), [step, refusals]);
  useEffect(() => () => void (shown.current = null), []);
}

const typableInputs = ['input[type=text]', 'input[type=email]', 'input[type=password]', 'input:not([type])', 'select', 'textarea'].join(
  ', ',
);

/** Focuses the first invalid field, else the first text field; on touch screens without `typed`, or when there is none, the heading. */
function focusStep(form: HTMLFormElement, typed: boolean): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid=true], .field:has(.help.error) input');
  const first =
    typed || matchMedia('(pointer: fine)').matches
      ? form.querySelector<HTMLElement>('.question :is(input, select, textarea):not([readonly])')
      : null;
  (wrong ?? (first?.matches(typableInputs) ? first : null) ?? form.querySelector<HTMLElement>('h1'))?.focus();
}
