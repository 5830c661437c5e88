import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Moves the focus with the steps and to what is wrong, but not into a page that has just been `opened`. */
export function useStepFocus(form: RefObject<HTMLFormElement | null>, step: string, refusals: number, opened: boolean): void {
  const shown = useRef<string | null>(null);
  const move = useEffectEvent((now: string) => {
    if (form.current && shown.current !== now && (shown.current !== null || !opened)) focusStep(form.current);
    shown.current = now;
  });
  useEffect(() => move(`${step} ${refusals}`), [step, refusals]);
  useEffect(() => () => void (shown.current = null), []);
}

const typed = ['input[type=text]', 'input[type=email]', 'input[type=password]', 'input:not([type])', 'select', 'textarea'].join(', ');

/** What is wrong, else the field that can be typed into at once; where there is none, and on touch screens, the heading. */
function focusStep(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid=true], .field:has(.help.error) input');
  const first = matchMedia('(pointer: fine)').matches
    ? form.querySelector<HTMLElement>('.q :is(input, select, textarea):not([readonly])')
    : null;
  (wrong ?? (first?.matches(typed) ? first : null) ?? form.querySelector<HTMLElement>('h1'))?.focus();
}
