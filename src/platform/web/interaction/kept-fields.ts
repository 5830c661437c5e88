type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Ms: after this time a slow phone has hydrated the page. */
const keptMs = 15_000;

/**
 * Extensions add nodes beside fields, and translators replace texts, often before the page's scripts run. React then finds a
 * different page than it expects and renders it again with empty fields. Call right before hydration. The returned
 * `onRecoverableError` restores input by people and by password managers: each field once, because React may call it again, and only
 * on this page, because another one may have fields of the same names.
 */
export function refillFields(root: Element): (error: unknown) => void {
  const before = fieldsOf(root);
  let focused = document.activeElement;
  const follow = ({ target }: Event) => {
    if (target instanceof Element) focused = target;
  };
  root.addEventListener('focusin', follow);
  const { pathname } = location;
  const letGo = () => {
    before.clear();
    root.removeEventListener('focusin', follow);
  };
  setTimeout(letGo, keptMs);
  return (error) => {
    reportError(error);
    if (location.pathname !== pathname) letGo();
    const after = fieldsOf(root);
    for (const [name, old] of before) {
      if (old.isConnected) continue;
      before.delete(name);
      const field = after.get(name);
      if (field === undefined) continue;
      if (old === focused) focusLike(old, field);
      if (old instanceof HTMLSelectElement) {
        if (old.value !== field.value) choose(field, old.value);
      } else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
        if (old instanceof HTMLInputElement && old.checked !== old.defaultChecked && old.checked !== field.checked) field.click();
      } else if (!(field instanceof HTMLSelectElement) && old.value !== old.defaultValue) typeInto(field, old.value);
    }
  };
}

/**
 * Files cannot be restored, and nobody fills in hidden fields. The key consists of what survives a new rendering, which the id does
 * not.
 */
function fieldsOf(root: Element): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of root.querySelectorAll<Field>('input:not([type=file], [type=hidden]), textarea, select')) {
    const choice = field instanceof HTMLInputElement && field.type === 'radio' ? field.value : '';
    const name = `${field.localName} ${field.autocomplete} ${field.name} ${choice}`;
    let nth = 0;
    while (fields.has(`${name} ${nth}`)) nth++;
    fields.set(`${name} ${nth}`, field);
  }
  return fields;
}

/** Sets the value as typing does: React ignores an input event whose value it has already seen. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function choose(field: Field, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function focusLike(old: Field, field: Field): void {
  field.focus({ preventScroll: true });
  if (old instanceof HTMLSelectElement || field instanceof HTMLSelectElement || old.selectionStart === null) return;
  field.setSelectionRange(old.selectionStart, old.selectionEnd);
}
