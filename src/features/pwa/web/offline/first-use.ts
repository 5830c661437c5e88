/** In ms. For a user who leaves with the first click, nothing is stored. */
const delay = 500;

/** The first thing that is done on the page itself. An answer to a question that a visitor is asked is not yet using the site. */
export function onFirstUse(then: () => void): void {
  const types = ['click', 'input'] as const;
  const use = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('main, header') === null || target.closest('dialog') !== null) return;
    for (const type of types) document.removeEventListener(type, use);
    setTimeout(then, delay);
  };
  for (const type of types) document.addEventListener(type, use);
}
