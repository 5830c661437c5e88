import type { Language } from '#platform/contract/languages.ts';
import type { Site } from '#features/site/server/index.ts';
import { type Block, lineIcons, type Text, type TextPageName } from '../contract/text.ts';
import type { BlockSource, TextSource } from './contents/shape.ts';
import { factsOf, type Facts } from './facts.ts';
import { fill, toSpans } from './spans.ts';

export function presentText(page: TextPageName, source: TextSource, language: Language, site: Site): Text {
  const facts = factsOf(site, language);
  const changes = changesOf(source, site);
  return {
    page,
    language,
    title: fill(source.title, facts),
    lead: toSpans(source.lead, facts),
    version: changes[0]?.date ?? site.company.added,
    id: (changes[0]?.date ?? site.company.added).slice(0, 10),
    html: null,
    versions: [],
    short: Object.entries(source.short).flatMap(([name, line]) => {
      const icon = lineIcons.find((known) => known === name);
      return icon === undefined ? [] : [{ icon, spans: toSpans(line, facts) }];
    }),
    sections: Object.entries(source.sections).map(([id, { title, text }]) => ({
      id,
      title: fill(title, facts),
      blocks: text.flatMap((block) => presentBlock(block, facts, site)),
    })),
    changes,
  };
}

/** Newest first. An operator added later than the newest version has its own: from that day the text is theirs (specification §2). */
function changesOf(source: TextSource, { company }: Site): Text['changes'] {
  const written = Object.entries(source.changes)
    .map(([day, text]) => ({ date: `${day}T12:00:00.000Z`, text }))
    .toSorted((a, b) => b.date.localeCompare(a.date));
  const added = new Date(company.added).toISOString();
  return written.every(({ date }) => date < added) ? [{ date: added, text: null }, ...written] : written;
}

function presentBlock(source: BlockSource, facts: Facts, { settings }: Site): Block[] {
  const spans = (text: string) => toSpans(text, facts);
  const paragraph = (text: string): Block[] => [{ kind: 'paragraph', spans: spans(text) }];
  if (typeof source === 'string') return paragraph(source);
  if ('real' in source) return paragraph(settings.fictional_singular === null ? source.real : source.declared);
  if ('timed' in source) {
    const text = settings.timed_premium ? source.timed : source.lasting;
    return text === undefined ? [] : paragraph(text);
  }
  if ('list' in source) return [{ kind: 'list', items: source.list.map(spans) }];
  const { head, rows } = source.table;
  return [
    {
      kind: 'table',
      head: head.map((cell) => fill(cell, facts)),
      rows: rows.filter((row) => row.every((cell) => fill(cell, facts) !== '')).map((row) => row.map(spans)),
    },
  ];
}
