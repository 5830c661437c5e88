/**
 * Copies a text; false if that is not possible. `navigator.clipboard` does not exist without a secure context, and some browsers
 * refuse it. The fallback selects a field, which has to be inside the open dialog.
 */
export async function copyText(text: string): Promise<boolean> {
  // Undefined without a secure context, although the types deny it.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  try {
    if (clipboard !== undefined) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // The browser refused.
  }
  return copyBySelection(text);
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  (focused?.closest('dialog') ?? document.body).append(field);
  field.select();
  // Deprecated, but the only way.
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
