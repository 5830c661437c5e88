/**
 * Copies a text; false where that is not possible. Without a secure context browsers have no `navigator.clipboard`, and others
 * refuse it: then by a selected field, which has to be inside the open dialog.
 */
export async function copyText(text: string): Promise<boolean> {
  // Undefined without a secure context, whatever the types say.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  try {
    if (clipboard !== undefined) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused.
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
  // Deprecated, and the only way there is.
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
