/** The sentences of a text, without marks and capitals: as a reader hears them. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/[.!?…\n]+/u)
    .map((sentence) =>
      sentence
        .replaceAll(/[^\p{L}\p{N} ]/gu, '')
        .trim()
        .toLowerCase(),
    )
    .filter((sentence) => sentence !== '');

/** What occurs more often than `most` times. */
export function repeated(texts: readonly string[], most = 1): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > most).map(([text]) => text);
}
