import { dehydrate, type DehydratedState, hydrate, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { readOfflineData, writeOfflineData } from '#platform/web/shell/offline-cache.ts';

/**
 * The queries that are stored, by the first part of their key, and how many of each, newest first: the data that a member may want to
 * read and reply to without a connection. No financial data except the balance.
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
/** Per conversation; the rest is loaded with a connection. */
const maxMessages = 60;
/** Ms after which nothing is shown any more: it is out of date. */
const maxAge = 30 * 24 * 3_600_000;

type Kept = DehydratedState['queries'][number];

interface OfflineQueries {
  /** The release that stored the data; another one may expect other fields. */
  readonly release: string;
  /** Ms since 1970. */
  readonly at: number;
  readonly queries: readonly Kept[];
}

/** The name of the first script changes with each script of a release. */
const release = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/** Stores the cached queries, and keeps stored ones that the cache has dropped meanwhile. */
export async function saveOfflineQueries(queries: QueryClient, member: number, now: number): Promise<void> {
  const { queries: fresh } = dehydrate(queries, {
    shouldDehydrateQuery: ({ queryKey, state }) => state.status === 'success' && kindOf(queryKey) in limits,
    shouldDehydrateMutation: () => false,
  });
  const before = await readOfflineQueries();
  const hashes = new Set(fresh.map(({ queryHash }) => queryHash));
  const all = [...fresh.map(withFewerMessages), ...(before?.queries ?? []).filter(({ queryHash }) => !hashes.has(queryHash))];
  await writeOfflineData(member, 'known', { release: release(), at: now, queries: newestOf(all) } satisfies OfflineQueries);
}

/** Fills the cache; when that was saved, in ms since 1970, or null for nothing. */
export async function restoreOfflineQueries(queries: QueryClient, now: number): Promise<number | null> {
  const known = await readOfflineQueries();
  if (known === null || now - known.at > maxAge) return null;
  // However long nothing is loaded, it is all that there is.
  hydrate(queries, { queries: [...known.queries], mutations: [] }, { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  return known.at;
}

async function readOfflineQueries(): Promise<OfflineQueries | null> {
  const found = await readOfflineData('known');
  const isOfflineQueries =
    typeof found === 'object' && found !== null && 'at' in found && 'queries' in found && Array.isArray(found.queries);
  if (!isOfflineQueries || (found as OfflineQueries).release !== release()) return null;
  return found as OfflineQueries;
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
