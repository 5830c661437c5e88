import { startOf } from '#platform/contract/text/text.ts';
import { maxLineLength } from '../../contract/rules.ts';

/** A paragraph of an about text with the lines that can be liked: sentences of at most `maxLineLength` characters. */
export interface Paragraph {
  readonly text: string;
  readonly lines: readonly string[];
}

/** Splits an about text into its paragraphs. Every line is a verbatim part of the text. */
export function paragraphsOf(about: string): Paragraph[] {
  return about
    .split(/\n\s*/u)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ text, lines: linesOf(text.replace(/\s+/gu, ' ')) }));
}

/** Shorter pieces are not sentences: "e.g.", "No. 3", "Hm!" */
const minSentenceLength = 12;

function linesOf(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(/(?<=[.!?…]["'»“”’)]*) /u)) {
    line = line === '' ? piece : `${line} ${piece}`;
    if (line.length < minSentenceLength) continue;
    lines.push(line);
    line = '';
  }
  const last = lines.at(-1);
  if (line !== '' && last !== undefined) lines[lines.length - 1] = `${last} ${line}`;
  else if (line !== '') lines.push(line);
  return lines.flatMap(cut);
}

/** Splits a sentence that is too long after the last word that fits. */
function cut(line: string): string[] {
  if (line.length <= maxLineLength) return [line];
  const space = line.lastIndexOf(' ', maxLineLength);
  const end = space > 0 ? space : startOf(line, maxLineLength, maxLineLength).length || maxLineLength;
  return [line.slice(0, end), ...cut(line.slice(end).trim())];
}
