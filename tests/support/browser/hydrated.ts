/** Runs inside a page: whether React has hydrated all buttons and inputs. A click before that is lost. */
export function areControlsHydrated(): boolean {
  const controls = [...document.querySelectorAll('#root :is(button, input, summary)')];
  const isOurs = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps$'));
  return controls.length > 0 && controls.every(isOurs);
}
