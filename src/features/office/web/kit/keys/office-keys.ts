/** What each single key does, by `event.key`: the only place that says so. A letter means the same on every page. */
export const officeKeys = {
  '?': 'help',
  j: 'next',
  k: 'previous',
  p: 'check',
  b: 'ban',
  t: 'timed',
  w: 'warn',
  n: 'innocent',
  a: 'favour',
  1: 'reason',
  2: 'reason',
  3: 'reason',
  4: 'reason',
  5: 'reason',
  6: 'reason',
  enter: 'do',
  z: 'undo',
  m: 'note',
  o: 'open',
  v: 'more',
  u: 'uncover',
  f: 'colour',
  g: 'large',
  e: 'refund',
  q: 'ask',
  '/': 'search',
  arrowleft: 'left',
  arrowright: 'right',
  arrowup: 'up',
  arrowdown: 'down',
} as const;

export type Act = (typeof officeKeys)[keyof typeof officeKeys];

/** Keys that write no letter. */
const signs: Partial<Record<Act, string>> = { do: '↵', left: '←', right: '→', up: '↑', down: '↓' };

/** The key of an act as it stands on its button; for several keys the first and the last. */
export function keyOf(act: Act): string {
  const sign = signs[act];
  if (sign !== undefined) return sign;
  const keys = Object.entries(officeKeys).flatMap(([key, named]) => (named === act ? [key.toUpperCase()] : []));
  return keys.length > 1 ? `${keys[0]}–${keys.at(-1)}` : (keys[0] ?? '');
}

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'defaultPrevented'>;

/** The act of a press; null for a press that is none. Letters count without modifiers alone; `?` needs Shift on many keyboards. */
export function actOf(event: Pressed): Act | null {
  if (event.defaultPrevented || event.repeat || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return null;
  const isLetter = /^\p{L}+$/u.test(event.key);
  if (isLetter && event.shiftKey) return null;
  const key = event.key.toLowerCase();
  return Object.hasOwn(officeKeys, key) ? officeKeys[key as keyof typeof officeKeys] : null;
}
