import { undoMinutes } from '#features/photos/contract/rules.ts';
import type { LoadClient } from '../fleet/load-client.ts';
import type { LoadLedger } from '../fleet/load-ledger.ts';

interface Deps {
  readonly members: readonly { readonly id: number; readonly client: Pick<LoadClient, 'ask'> }[];
  readonly ledger: Pick<LoadLedger, 'photos'>;
}

/** Sentences about photos that are not served although they are kept, or are served although they were deleted. Moves every clock. */
export async function checkDeleted({ members, ledger }: Deps, addresses: readonly [string, ...string[]]): Promise<string[]> {
  const wrong: string[] = [];
  const status = async (owner: number, path: string, at: string): Promise<number> => {
    const client = members.find(({ id }) => id === owner)?.client;
    return (await client?.ask({ method: 'GET', path, at }))?.status ?? 0;
  };
  for (const [id, { owner, address, deleted }] of ledger.photos)
    for (const at of addresses)
      if (!deleted && (await status(owner, address, at)) !== 200) wrong.push(`${at} does not serve photo ${id}, which is kept`);

  const moved = { content: JSON.stringify({ advance_seconds: undoMinutes * 60 + 60 }), type: 'application/json' };
  // The second time removes the files that the first one has marked.
  for (let round = 0; round < 2; round++) {
    const body = round === 0 ? moved : { ...moved, content: JSON.stringify({ advance_seconds: 60 }) };
    await members[0]?.client.ask({ method: 'POST', path: '/dev/clock', body, at: addresses[0] });
  }
  for (const [id, { owner, address, deleted }] of ledger.photos)
    for (const at of addresses)
      if (deleted && (await status(owner, address, at)) === 200) wrong.push(`${at} serves photo ${id}, which is deleted`);
  return wrong;
}
