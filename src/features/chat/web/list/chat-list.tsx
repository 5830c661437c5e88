import './chat-list.css';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { ButtonLink, EmptyState, IconButton, Skeleton, TextInput } from '#platform/web/ui/index.ts';
import type { ChatEntry } from '../../contract/chats.ts';
import { maxChats } from '../../contract/rules.ts';
import { ChatRows } from './chat-rows.tsx';
import { NewMatches } from './new-matches.tsx';
import { chatsQuery } from '../state/cache/chats-query.ts';
import type { ChatRef } from '../state/cache/queries.ts';
import { useSuggestedPartners } from './suggested-partners-slot.ts';
import { useQueryData } from '../state/cache/use-query-data.ts';

const OlderChats = loadPart(async () => (await import('./older-chats.tsx')).OlderChats);

interface Props {
  readonly open: ChatRef | null;
}

/** All conversations, newest first, with a search field that filters them. */
export function ChatList({ open }: Props) {
  const t = useTranslations('chat.list');
  const chats = useQueryData(chatsQuery(useApi()));
  /** Null while the search is closed. */
  const [search, setSearch] = useState<string | null>(null);
  const listId = useId();
  if (chats === undefined) return <ChatListSkeleton open={open} />;
  if (chats.length === 0) return <NoChats alone={open === null} />;
  const shown = search === null ? chats : chats.filter((entry) => matches(entry, search));
  return (
    <>
      <ListHeader alone={open === null}>
        <IconButton
          icon={search === null ? 'magnifying-glass' : 'x'}
          label={t(search === null ? 'search' : 'searchClose')}
          aria-expanded={search !== null}
          onClick={() => setSearch(search === null ? '' : null)}
        />
      </ListHeader>
      {search !== null && (
        <search className="chat-search">
          <TextInput
            type="search"
            icon="magnifying-glass"
            aria-label={t('search')}
            aria-controls={listId}
            placeholder={t('searchHint')}
            value={search}
            ref={focusInput}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && setSearch(null)}
          />
        </search>
      )}
      {search === null && <NewMatches chats={chats} />}
      <ChatRows id={listId} entries={shown} open={open} />
      {search === null && chats.length >= maxChats && <OlderChats before={chats.at(-1)?.last_message?.id ?? 0} open={open} />}
    </>
  );
}

function NoChats({ alone }: { readonly alone: boolean }) {
  const t = useTranslations('chat.list');
  const drawSuggestedPartners = useSuggestedPartners();
  return (
    <>
      <ListHeader alone={alone} />
      <NewMatches chats={[]} />
      <div className="chat-start">
        <EmptyState
          bare
          title={t('emptyTitle')}
          actions={
            <ButtonLink kind={alone ? 'primary' : 'quiet'} to="/members">
              {t('discover')}
            </ButtonLink>
          }
        >
          {t('emptyText')}
        </EmptyState>
        {alone && drawSuggestedPartners()}
      </div>
    </>
  );
}

/** `alone`: no conversation is open, so this is the main heading of the page. */
function ListHeader({ alone, children }: { readonly alone: boolean; readonly children?: ReactNode }) {
  const t = useTranslations('chat.list');
  const Heading = alone ? 'h1' : 'h2';
  return (
    <header>
      <Heading className="title-m">{t('title')}</Heading>
      {children}
    </header>
  );
}

function ChatListSkeleton({ open }: Props) {
  return (
    <>
      <ListHeader alone={open === null} />
      <ol aria-busy="true">
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index} className="chat-row still">
            <Skeleton shape="face" className="size-[54px]" />
            <Skeleton className="w-1/2" />
            <Skeleton className="col-start-2 w-4/5" />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Focuses the field when the search is opened. */
const focusInput = (input: HTMLInputElement | null) => input?.focus();

/** Without a locale, because a Turkish reader's locale would lowercase I differently in names and messages. */
function matches({ profile, last_message }: ChatEntry, search: string): boolean {
  const query = search.trim().toLowerCase();
  return [profile.name, last_message?.text ?? ''].some((text) => text.toLowerCase().includes(query));
}
