/** Window event that opens the list of keyboard shortcuts. */
export const showShortcutsEvent = 'shortcuts-asked';

/** Opens the list of keyboard shortcuts, like the `?` key. */
export const showShortcuts = (): void => void dispatchEvent(new Event(showShortcutsEvent));
