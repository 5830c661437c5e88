import type { BlockSource, TextSource } from './shape.ts';

/** Passages of a text, and what takes their place. */
export type Passages = Readonly<Record<string, string>>;

/** The text with these passages in other words. */
export function reword(source: TextSource, passages: Passages): TextSource {
  const said = (text: string) =>
    Object.entries(passages).reduce((words, [passage, instead]) => words.replaceAll(passage, () => instead), text);
  return {
    ...source,
    title: said(source.title),
    lead: said(source.lead),
    short: inEach(source.short, said),
    sections: inEach(source.sections, ({ title, text }) => ({ title: said(title), text: text.map((block) => rewordBlock(block, said)) })),
    changes: inEach(source.changes, said),
  };
}

function rewordBlock(block: BlockSource, said: (text: string) => string): BlockSource {
  if (typeof block === 'string') return said(block);
  if ('real' in block) return { real: said(block.real), declared: said(block.declared) };
  if ('timed' in block) return { ...(block.lasting !== undefined && { lasting: said(block.lasting) }), timed: said(block.timed) };
  if ('list' in block) return { list: block.list.map(said) };
  const { head, rows } = block.table;
  return { table: { head: head.map(said), rows: rows.map((row) => row.map(said)) } };
}

const inEach = <Value>(all: Readonly<Record<string, Value>>, change: (value: Value) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]));
