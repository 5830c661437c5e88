import type { Lines } from '#features/cases/contract/schemas.ts';

/** Conversations of a case with the lines that looks opened since. Each line stands once, in the order in which it was written. */
export function mergeLines(shown: readonly Lines[], opened: readonly Lines[]): Lines[] {
  const merged = new Map(shown.map((one) => [one.conversation, one]));
  for (const more of opened) {
    const before = merged.get(more.conversation);
    merged.set(more.conversation, before === undefined ? more : mergeTwo(before, more));
  }
  return [...merged.values()];
}

function mergeTwo(before: Lines, more: Lines): Lines {
  // A line that was reported keeps its mark.
  const byId = new Map([...more.lines, ...before.lines].map((line) => [line.id, line]));
  const lines = [...byId.values()].toSorted((a, b) => a.at.localeCompare(b.at) || a.id - b.id);
  const reaches = (end: 0 | -1) => more.lines.at(end) !== undefined && lines.at(end)?.id === more.lines.at(end)?.id;
  return {
    ...before,
    lines,
    more_before: reaches(0) ? more.more_before : before.more_before,
    more_after: reaches(-1) ? more.more_after : before.more_after,
  };
}
