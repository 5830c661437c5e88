/** What asks for the list of keys, besides the key itself. */
export const shortcutsAsked = 'shortcuts-asked';

/** Shows the list of keys: for those who do not know of `?` yet. */
export const showShortcuts = (): void => void dispatchEvent(new Event(shortcutsAsked));
