export interface SqlStatement {
  /** With the comments before it, without the semicolon. */
  readonly text: string;
  /** The line of its first word in the file, from 1. */
  readonly line: number;
}

/** Comments, literals, quoted names and texts between dollars, in which a semicolon ends nothing; or a semicolon. */
const tokens = /--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\$(?<tag>\w*)\$[^]*?\$\k<tag>\$|;/g;

const comments = /^(?:\s+|--[^\n]*(?:\n|$)|\/\*[^]*?\*\/)*/;

/** The statements of a file, so that an error can name the line of the one that failed. */
export function statementsOf(file: string): SqlStatement[] {
  const ends = [...file.matchAll(tokens)].filter(([token]) => token === ';').map(({ index }) => index);
  return [...ends, file.length].flatMap((end, n) => {
    const start = n === 0 ? 0 : (ends[n - 1] ?? 0) + 1;
    const text = file.slice(start, end);
    const before = commentsBefore(text).length;
    return before === text.length ? [] : [{ text, line: lineAt(file, start + before) }];
  });
}

/** The comments with which a statement begins. */
export const commentsBefore = (text: string): string => comments.exec(text)?.[0] ?? '';

/** The line of a place in a text, from 1. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
