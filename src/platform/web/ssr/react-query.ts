import {
  hashKey,
  MutationObserver,
  type Query,
  QueryClient,
  type QueryKey,
  type QueryState,
  useQuery as observeQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
  useSuspenseQuery as observeSuspenseQuery,
  type UseSuspenseQueryOptions,
  type UseSuspenseQueryResult,
} from '@tanstack/react-query';

/**
 * `@tanstack/react-query` as the server renders with it (`scripts/build/server-hooks.ts`). The package makes an observer for each
 * component that asks, to follow what changes; a quarter of the time of a page. While the server renders nothing changes: the
 * first answer to a query is that of all who ask for the same.
 */
export * from '@tanstack/react-query';

interface Known<Result> {
  readonly state: QueryState;
  readonly result: Result;
}

/** What the first component was answered, by the query, which belongs to one page, and the options that have a say in it. */
type Answers<Result> = WeakMap<Query, Map<string, Known<Result>>>;

const answers: Answers<UseQueryResult> = new WeakMap();
const suspendingAnswers: Answers<UseSuspenseQueryResult> = new WeakMap();

export const useQuery = (options: UseQueryOptions): UseQueryResult => useAnswer(answers, options, () => observeQuery(options));

export const useSuspenseQuery = (options: UseSuspenseQueryOptions): UseSuspenseQueryResult =>
  useAnswer(suspendingAnswers, options, () => observeSuspenseQuery(options));

/** Most keys are constants: the text of each is made once. */
const hashes = new WeakMap<QueryKey, string>();
function hashOf(key: QueryKey): string {
  const hash = hashes.get(key) ?? hashKey(key);
  hashes.set(key, hash);
  return hash;
}

interface Asked extends Pick<UseQueryOptions, 'queryKey' | 'select'> {
  readonly enabled?: unknown;
  readonly staleTime?: unknown;
}

function useAnswer<Result>(known: Answers<Result>, { queryKey, enabled, staleTime, select }: Asked, ask: () => Result): Result {
  const query = useQueryClient().getQueryCache().get(hashOf(queryKey));
  // What is not loaded may depend on more than that.
  if (query === undefined || query.state.data === undefined || select !== undefined || typeof enabled === 'function') return ask();
  const ofQuery = known.get(query) ?? new Map<string, Known<Result>>();
  known.set(query, ofQuery);
  const key = `${String(enabled)} ${String(staleTime)}`;
  const before = ofQuery.get(key);
  if (before?.state === query.state) return before.result;
  const result = ask();
  ofQuery.set(key, { state: query.state, result });
  return result;
}

/** What every mutation is before it is made. */
const { mutate: mutateAsync, ...idle } = new MutationObserver<unknown, unknown, unknown>(new QueryClient(), {}).getCurrentResult();
const idleMutation = { ...idle, mutate: () => {}, mutateAsync };

export const useMutation = () => idleMutation;
