import { marked, type Token, type Tokens } from 'marked';

/** A part of a text between two headings. */
export interface Passage {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Markdown as titles and paragraphs without marks, for files and mails. Links have their addresses behind them. */
export function passagesOf(body: string, title: string, origin: string): Passage[] {
  const passages: { id: string; title: string; paragraphs: string[] }[] = [];
  const passage = (heading: string) => {
    const made = { id: `section-${passages.length + 1}`, title: heading, paragraphs: [] };
    passages.push(made);
    return made;
  };
  for (const token of marked.lexer(body)) {
    if (token.type === 'heading') passage(wordsOf(token, origin));
    else for (const paragraph of paragraphsOf(token, origin)) (passages.at(-1) ?? passage(title)).paragraphs.push(paragraph);
  }
  return passages;
}

function paragraphsOf(token: Token, origin: string): string[] {
  if (token.type === 'list') return (token as Tokens.List).items.map((item) => `– ${wordsOf(item, origin)}`);
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    const line = (cells: readonly Tokens.TableCell[]) =>
      cells.map((cell) => cell.tokens.map((one) => wordsOf(one, origin)).join('')).join(': ');
    return [header, ...rows].map(line);
  }
  const words = wordsOf(token, origin).trim();
  return words === '' ? [] : [words];
}

function wordsOf(token: Token, origin: string): string {
  const inner = 'tokens' in token && token.tokens !== undefined ? token.tokens.map((one) => wordsOf(one, origin)).join('') : null;
  if (token.type === 'link') {
    const { href } = token as Tokens.Link;
    const isPlain = href.startsWith('mailto:') || href.startsWith('tel:');
    return isPlain ? (inner ?? '') : `${inner ?? ''} (${href.startsWith('/') || href.startsWith('#') ? origin + href : href})`;
  }
  if (token.type === 'br') return '\n';
  return inner ?? ('text' in token && typeof token.text === 'string' ? token.text : '');
}
