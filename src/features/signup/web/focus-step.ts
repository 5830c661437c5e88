/** Where to go on after a step changed or was refused: what is wrong, else the first field, on touch screens the heading. */
export function focusStep(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid=true], .field:has(.help.error) input');
  const first = matchMedia('(pointer: fine)').matches ? form.querySelector<HTMLElement>('.q :is(input, select):not([readonly])') : null;
  (wrong ?? first ?? form.querySelector<HTMLElement>('h1'))?.focus();
}
