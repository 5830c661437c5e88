import { longestLine } from '#features/likes/contract/endpoints.ts';

/** Some of what a member says of themselves, and what of it can be liked by itself: sentences, each at most `longestLine` long. */
export interface Paragraph {
  readonly text: string;
  readonly lines: readonly string[];
}

/** The text as its writer broke it into paragraphs. Every line stands in it word for word. */
export function paragraphsOf(about: string): Paragraph[] {
  return about
    .split(/\n\s*/u)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ text, lines: linesOf(text.replace(/\s+/gu, ' ')) }));
}

/** Shorter than this it is no sentence: "e.g.", "No. 3", "Hm!" */
const shortest = 12;

function linesOf(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(/(?<=[.!?…]["'»“”’)]*) /u)) {
    line = line === '' ? piece : `${line} ${piece}`;
    if (line.length < shortest) continue;
    lines.push(line);
    line = '';
  }
  const last = lines.at(-1);
  if (line !== '' && last !== undefined) lines[lines.length - 1] = `${last} ${line}`;
  else if (line !== '') lines.push(line);
  return lines.flatMap(cut);
}

/** A sentence without end, at the last word that fits. */
function cut(line: string): string[] {
  if (line.length <= longestLine) return [line];
  const space = line.lastIndexOf(' ', longestLine);
  const end = space > 0 ? space : longestLine;
  return [line.slice(0, end), ...cut(line.slice(end).trim())];
}
