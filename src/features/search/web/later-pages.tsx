import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { ButtonLink, useAnnounce, useToast } from '#platform/web/ui/index.ts';
import type { Member } from '#features/members/contract/member.ts';
import { type ListOrigin, useListOrigin } from '#features/members/web/index.ts';
import { membersQuery } from './queries.ts';
import { useSearch } from './use-search.ts';

/** How many pages a list has added below its own, by the key of its history entry, while the page is open: Back shows them again. */
const addedPages = new Map<string, number>();

/** The number of pages that are shown below the page of the URL, and a function that adds one. */
export function useAddedPages(): [added: number, add: () => void] {
  const { key } = useLocation();
  const [state, setState] = useState({ key, added: addedPages.get(key) ?? 0 });
  const added = state.key === key ? state.added : (addedPages.get(key) ?? 0);
  const add = () => {
    addedPages.set(key, added + 1);
    setState({ key, added: added + 1 });
  };
  return [added, add];
}

interface LaterPageProps {
  readonly page: number;
  readonly children: (member: Member, listOrigin: ListOrigin) => ReactNode;
}

const none: readonly Member[] = [];

/** The items of a page that was added. It stays as it was loaded, so that nothing moves. */
export function LaterPage({ page, children }: LaterPageProps) {
  const { search, source } = useSearch();
  const { data } = useQuery({ ...membersQuery(useApi(), { ...search, page }, { source }), staleTime: Number.POSITIVE_INFINITY });
  const people = data?.profiles ?? none;
  const listOrigin = useListOrigin(data?.total ?? null, { people, page, pages: data?.pages ?? page });
  return people.map((member, at) => (
    <li key={member.id} data-page-start={at === 0 || undefined}>
      {children(member, listOrigin)}
    </li>
  ));
}

interface ShowMoreProps {
  /** The page of the URL. */
  readonly first: number;
  /** The last page that is shown. */
  readonly last: number;
  readonly pages: number;
  readonly onMore: () => void;
}

/** Adds the next page to the list, only when asked. Without script it is a link to that page. */
export function ShowMore({ first, last, pages, onMore }: ShowMoreProps) {
  const t = useTranslations('common.pages');
  const members = useTranslations('members');
  const { search, source, pathTo } = useSearch();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const announce = useAnnounce();
  const errorText = useErrorText('members');
  const [isLoading, setIsLoading] = useState(false);
  const box = useRef<HTMLElement>(null);
  const shownFrom = useRef(last);
  // The first new card gets the focus, which would otherwise stay behind it.
  useEffect(() => {
    if (last <= shownFrom.current) return;
    shownFrom.current = last;
    const cards = box.current?.closest('section')?.querySelectorAll<HTMLElement>('[data-page-start] [data-member]');
    [...(cards ?? [])].at(-1)?.focus({ preventScroll: true });
  }, [last]);
  const more = async () => {
    setIsLoading(true);
    try {
      await queries.fetchQuery(membersQuery(api, { ...search, page: last + 1 }, { source }));
      onMore();
      announce(members('pageOf', { page: last + 1, pages }));
    } catch (error) {
      if (error instanceof Error) toast({ text: errorText(error), icon: 'warning-circle', urgent: true });
    }
    setIsLoading(false);
  };
  const click = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isLoading) void more();
  };
  if (pages <= 1) return null;
  return (
    <nav className="more-pages" aria-label={members('results')} ref={box}>
      {last < pages && (
        <ButtonLink to={pathTo({ page: last + 1 })} rel="next" aria-busy={isLoading || undefined} onClick={click}>
          {t('more')}
        </ButtonLink>
      )}
      {first > 1 && (
        <ButtonLink kind="plain" icon="caret-left" to={pathTo({ page: first - 1 })} rel="prev">
          {t('page', { page: first - 1 })}
        </ButtonLink>
      )}
    </nav>
  );
}
