/** What each single key does, by `event.key`: the only place that says so. A letter means the same on every page. */
export const officeKeys = {
  '?': 'help',
  j: 'next',
  k: 'previous',
  p: 'check',
} as const;

export type Act = (typeof officeKeys)[keyof typeof officeKeys];

/** The key of an act. */
export const keyOf = (act: Act): string => Object.entries(officeKeys).find(([, named]) => named === act)?.[0] ?? '';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'defaultPrevented'>;

/** The act of a press; null for a press that is none. Letters count without modifiers alone; `?` needs Shift on many keyboards. */
export function actOf(event: Pressed): Act | null {
  if (event.defaultPrevented || event.repeat || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return null;
  const isLetter = /^\p{L}$/u.test(event.key);
  if (isLetter && event.shiftKey) return null;
  const key = event.key.toLowerCase();
  return Object.hasOwn(officeKeys, key) ? officeKeys[key as keyof typeof officeKeys] : null;
}
