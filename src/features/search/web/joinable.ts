/**
 * Labels as a list in a sentence has them: all but the first begin small.
 * German keeps the capital of nouns; a label of several words begins with an adjective there.
 */
export const joinable = (labels: readonly string[], locale: string): string[] =>
  labels.map((label, at) =>
    at === 0 || (locale.startsWith('de') && !label.includes(' ')) ? label : label.slice(0, 1).toLocaleLowerCase(locale) + label.slice(1),
  );
