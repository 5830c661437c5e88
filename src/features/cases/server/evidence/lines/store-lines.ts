import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { dayIn } from '#platform/contract/time.ts';
import { type ChatLine, findLinesAround, findSides } from '#features/chat/server/index.ts';
import { requestCopies } from '#features/safety/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import { memberOf } from '../people.ts';
import { listPeople } from '../people-repo.ts';
import type { StoredLines } from '../stored.ts';
import { findReportedMessage, setLines } from './stored-lines-repo.ts';

/** Lines that are kept before and after a reported one. */
export const linesAround = 3;

interface Deps {
  readonly clock: Clock;
  readonly sites: Sites;
}

/**
 * Keeps the lines around a reported message as they are, with copies of their images, in the transaction of the report: nothing that
 * happens to the conversation later changes them. A report of a profile or photo has none. Of what a block has found, nobody complained:
 * that line alone is kept.
 */
export async function storeLines(deps: Deps, tx: Tx, source: number): Promise<void> {
  const reported = await findReportedMessage(tx, source);
  if (reported === null) return;
  const [lines, sides] = [
    await findLinesAround(tx, reported, reported.isFound ? 0 : linesAround),
    await findSides(tx, reported.conversation),
  ];
  if (lines.length === 0 || sides === null) return;
  const { timeZone } = await deps.sites.byId(reported.site);
  const people = await listPeople(tx, sides);
  const today = dayIn(timeZone, deps.clock.now());
  const who = (id: UserId) => memberOf(people.get(id) ?? { id, name: null, born: null }, today);
  const images = await requestCopies(
    tx,
    lines.flatMap(({ image }) => image ?? []),
  );
  const copies = new Map(images.map(({ name, copy }) => [name, copy]));
  const kept = lines.map((line) => keep(copies, line));
  await setLines(tx, source, { conversation: reported.conversation, members: sides.map(who), lines: kept });
}

function keep(copies: ReadonlyMap<string, string>, { id, at, sender, text, image }: ChatLine): StoredLines['lines'][number] {
  return {
    id,
    at: at.toISOString(),
    who: sender,
    text,
    image: image === null ? null : { ...image, file: copies.get(image.name) ?? null },
  };
}
