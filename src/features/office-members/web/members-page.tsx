import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Button, EmptyState, Field, TextInput } from '#platform/web/ui/index.ts';
import { Loaded, PageHead, useAsks, useOffice } from '#features/office/web/index.ts';
import { maxQueryLength } from '../contract/rules.ts';
import { MembersTable } from './members-table.tsx';
import { foundQuery } from './queries.ts';

/** Members by whatever somebody has of them. What is searched stands in the address. */
export function Component() {
  const t = useTranslations('office-members.list');
  const api = useApi();
  const asks = useAsks();
  const { about } = useOffice();
  const [search, setSearch] = useSearchParams();
  const q = (search.get('q') ?? '').trim().slice(0, maxQueryLength);
  const query = useInfiniteQuery(foundQuery({ api, asks }, about, q));
  const members = query.data?.pages.flatMap((page) => page.members) ?? [];
  const find = (wanted: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (wanted === '') next.delete('q');
        else next.set('q', wanted);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <SearchForm key={q} before={q} onFind={find} />
      <Loaded query={query} what={t('what')}>
        {() =>
          members.length === 0 ? (
            <Nobody searched={q !== ''} onAll={() => find('')} />
          ) : (
            <MembersTable members={members} title={q === '' ? t('newest') : t('found')} />
          )
        }
      </Loaded>
      {query.hasNextPage && (
        <div>
          <Button size="small" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

function SearchForm({ before, onFind }: { readonly before: string; readonly onFind: (wanted: string) => void }) {
  const t = useTranslations('office-members.list');
  const [typed, setTyped] = useState(before);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <form role="search" className="mem-search" method="get" noValidate onSubmit={submit}>
      <Field label={t('search')} hideLabel>
        <TextInput
          type="search"
          name="q"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxQueryLength}
          placeholder={t('search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" kind="primary" size="small" icon="magnifying-glass">
        {t('find')}
      </Button>
    </form>
  );
}

function Nobody({ searched, onAll }: { readonly searched: boolean; readonly onAll: () => void }) {
  const t = useTranslations('office-members.list');
  if (!searched)
    return (
      <EmptyState level={2} title={t('empty')}>
        {t('emptyLead')}
      </EmptyState>
    );
  return (
    <EmptyState
      level={2}
      art={null}
      title={t('nothing')}
      actions={
        <Button size="small" onClick={onAll}>
          {t('all')}
        </Button>
      }
    >
      {t('nothingLead')}
    </EmptyState>
  );
}
