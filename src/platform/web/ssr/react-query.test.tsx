import * as inBrowser from '@tanstack/react-query';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as onServer from './react-query.ts';

const draw = (queries: QueryClient, page: ReactNode) =>
  renderToStaticMarkup(<QueryClientProvider client={queries}>{page}</QueryClientProvider>);

const queryFn = async () => 'loaded later';

/** Data and what is said of them. */
function Asked({
  of,
  ...options
}: { of: typeof inBrowser.useQuery | typeof onServer.useQuery } & Omit<inBrowser.UseQueryOptions, 'queryFn'>) {
  const { data, status, fetchStatus, isPending, isLoading, isFetching, isStale, isEnabled } = of({ queryFn, ...options });
  return JSON.stringify({ data, status, fetchStatus, isPending, isLoading, isFetching, isStale, isEnabled });
}

const asked: readonly Omit<inBrowser.UseQueryOptions, 'queryFn'>[] = [
  { queryKey: ['known'] },
  { queryKey: ['known'], enabled: false },
  { queryKey: ['known'], enabled: () => false },
  { queryKey: ['known'], staleTime: Infinity },
  { queryKey: ['known'], select: (text) => `${String(text)}!` },
  { queryKey: ['known'], select: (text) => `${String(text)}?` },
  { queryKey: ['unknown'] },
  { queryKey: ['unknown'], enabled: false },
  { queryKey: ['unknown'], initialData: 'at first' },
  { queryKey: ['unknown too'], placeholderData: 'meanwhile' },
];

test.each(asked)('the server answers what the browser answers, also the second time: %j', (options) => {
  const queries = () => {
    const made = new QueryClient();
    made.setQueryData(['known'], 'text', { updatedAt: 1 });
    return made;
  };
  const expected = draw(queries(), <Asked of={inBrowser.useQuery} {...options} />);
  const twice = (
    <>
      <Asked of={onServer.useQuery} {...options} />|<Asked of={onServer.useQuery} {...options} />
    </>
  );
  expect(draw(queries(), twice)).toBe(`${expected}|${expected}`);
});

test('options that differ are answered apart, in whatever order they are asked', () => {
  const queries = new QueryClient();
  queries.setQueryData(['known'], 'text', { updatedAt: 1 });
  const known = asked.filter(({ queryKey }) => queryKey?.[0] === 'known');
  for (const options of [...known, ...known.toReversed()]) {
    expect(draw(queries, <Asked of={onServer.useQuery} {...options} />)).toBe(
      draw(queries, <Asked of={inBrowser.useQuery} {...options} />),
    );
  }
});

test('an answer belongs to the page that it was given to', () => {
  for (const text of ['of one member', 'of another', 'of one member']) {
    const queries = new QueryClient();
    queries.setQueryData(['known'], text);
    expect(draw(queries, <Asked of={onServer.useQuery} queryKey={['known']} />)).toContain(text);
  }
});

test('new data count at once', () => {
  const queries = new QueryClient();
  const page = <Asked of={onServer.useQuery} queryKey={['known']} />;
  queries.setQueryData(['known'], 'before');
  expect(draw(queries, page)).toContain('before');
  queries.setQueryData(['known'], 'after');
  expect(draw(queries, page)).toContain('after');
});

test('a suspending query and a mutation are what they are in the browser', () => {
  const queries = new QueryClient();
  queries.setQueryData(['known'], 'text', { updatedAt: 1 });
  const Suspending = ({ of }: { of: typeof inBrowser.useSuspenseQuery | typeof onServer.useSuspenseQuery }) => {
    const { data, status, isFetching } = of({ queryKey: ['known'], queryFn });
    return JSON.stringify({ data, status, isFetching });
  };
  expect(draw(queries, <Suspending of={onServer.useSuspenseQuery} />)).toBe(draw(queries, <Suspending of={inBrowser.useSuspenseQuery} />));

  const Changing = ({ of }: { of: () => Readonly<Record<'status' | 'isPending' | 'isIdle' | 'error' | 'variables', unknown>> }) => {
    const { status, isPending, isIdle, error, variables } = of();
    return JSON.stringify({ status, isPending, isIdle, error, variables });
  };
  const mutate = () => inBrowser.useMutation({ mutationFn: queryFn });
  expect(draw(queries, <Changing of={onServer.useMutation} />)).toBe(draw(queries, <Changing of={mutate} />));
});
