import { dehydrate, type DehydratedState, hydrate, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { readKept, writeKept } from '#platform/web/shell/kept.ts';

/**
 * Of which queries how many are kept, the newest of each, by the first part of their key: what somebody wants to read and
 * answer without a connection. Nothing of money but the balance.
 */
const limits: Readonly<Record<string, number>> = {
  user: 1,
  totals: 1,
  chats: 1,
  chat: 25,
  'chat-settings': 1,
  likes: 1,
  members: 2,
  today: 1,
  profile: 15,
  regions: 1,
  interests: 1,
  'time-bonus': 1,
  icebreakers: 3,
};
/** Of a conversation; the rest is loaded with a connection. */
const maxMessages = 60;
/** Ms after which nothing is shown any more: it is no picture of the present. */
const maxAge = 30 * 24 * 3_600_000;

type Kept = DehydratedState['queries'][number];

interface Known {
  /** Of which release: another one may expect more of the same data. */
  readonly release: string;
  /** Ms since 1970. */
  readonly at: number;
  readonly queries: readonly Kept[];
}

/** The name of the first script changes with each script of a release. */
const release = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/** Writes what the cache has, beside what was kept before and the cache has let go. */
export async function saveKnown(queries: QueryClient, member: number, now: number): Promise<void> {
  const { queries: fresh } = dehydrate(queries, {
    shouldDehydrateQuery: ({ queryKey, state }) => state.status === 'success' && kindOf(queryKey) in limits,
    shouldDehydrateMutation: () => false,
  });
  const before = await readKnown();
  const hashes = new Set(fresh.map(({ queryHash }) => queryHash));
  const all = [...fresh.map(withFewerMessages), ...(before?.queries ?? []).filter(({ queryHash }) => !hashes.has(queryHash))];
  await writeKept(member, 'known', { release: release(), at: now, queries: newestOf(all) } satisfies Known);
}

/** Fills the cache; when that was saved, in ms since 1970, or null for nothing. */
export async function restoreKnown(queries: QueryClient, now: number): Promise<number | null> {
  const known = await readKnown();
  if (known === null || now - known.at > maxAge) return null;
  // However long nothing is loaded, it is all that there is.
  hydrate(queries, { queries: [...known.queries], mutations: [] }, { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  return known.at;
}

async function readKnown(): Promise<Known | null> {
  const found = await readKept('known');
  const isKnown = typeof found === 'object' && found !== null && 'at' in found && 'queries' in found && Array.isArray(found.queries);
  if (!isKnown || (found as Known).release !== release()) return null;
  return found as Known;
}

function newestOf(all: readonly Kept[]): Kept[] {
  const counts = new Map<string, number>();
  return all
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .filter(({ queryKey }) => {
      const kind = kindOf(queryKey);
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= (limits[kind] ?? 0);
    });
}

function withFewerMessages(kept: Kept): Kept {
  const { data } = kept.state;
  if (!hasMessages(data) || data.messages.length <= maxMessages) return kept;
  return { ...kept, state: { ...kept.state, data: { ...data, messages: data.messages.slice(-maxMessages), more: true } } };
}

const hasMessages = (data: unknown): data is { readonly messages: readonly unknown[] } =>
  typeof data === 'object' && data !== null && 'messages' in data && Array.isArray(data.messages);

const kindOf = ([kind]: QueryKey): string => String(kind);
