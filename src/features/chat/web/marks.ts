/** A piece of a text: what was looked for (`hit`), or what is around it. */
export interface MarkedPart {
  readonly text: string;
  readonly hit: boolean;
}

/** Letters that are no letter with an accent, yet are looked for without theirs. */
const plain: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ς: 'σ' };

const fold = (letter: string): string =>
  Array.from(letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase(), (each) => plain[each] ?? each).join('');

/** Finds every word of `wanted` in the text, whatever its case and accents. */
export function markWords(text: string, wanted: string): MarkedPart[] {
  const words = wanted
    .split(/\s+/)
    .map(fold)
    .filter((word) => word !== '');
  const letters = Array.from(text);
  let folded = '';
  /** For each place in `folded` the letter that it came from. */
  const from: number[] = [];
  letters.forEach((letter, at) => {
    const plainly = fold(letter);
    folded += plainly;
    for (let index = 0; index < plainly.length; index++) from.push(at);
  });
  const hits = new Set<number>();
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      for (let index = at; index < at + word.length; index++) hits.add(from[index] ?? 0);
  const parts: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, at) => {
    const last = parts.at(-1);
    // An accent of its own belongs to the letter before it.
    const hit = /^\p{M}$/u.test(letter) ? last?.hit === true : hits.has(at);
    if (last?.hit === hit) last.text += letter;
    else parts.push({ text: letter, hit });
  });
  return parts;
}

/** As much of a long text as is worth a line in a list: around the first hit. */
export function excerpt(parts: readonly MarkedPart[], before = 30): readonly MarkedPart[] {
  const first = parts[0];
  if (first === undefined || first.hit || first.text.length <= before + 10) return parts;
  const tail = first.text.slice(-before);
  const space = tail.indexOf(' ');
  return [{ text: `… ${space >= 0 && space < before - 5 ? tail.slice(space + 1) : tail}`, hit: false }, ...parts.slice(1)];
}
