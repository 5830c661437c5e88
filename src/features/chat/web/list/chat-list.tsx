import './chat-list.css';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { ButtonLink, EmptyState, IconButton, Skeleton, TextInput } from '#platform/web/ui/index.ts';
import type { ChatEntry } from '../../contract/chats.ts';
import { maxChats } from '../../contract/rules.ts';
import { useMember } from '#features/account/web/index.ts';
import { withHeadings, withoutHeadings } from './turns.ts';
import { ChatRows } from './chat-rows.tsx';
import { NewMatches } from './new-matches.tsx';
import { chatsQuery } from '../state/cache/chats-query.ts';
import type { ChatRef } from '../state/cache/queries.ts';
import { useSuggestedPartners } from './suggested-partners-slot.ts';
import { TwoBubbles } from './two-bubbles.tsx';
import { useQueryData } from '../state/cache/use-query-data.ts';

const OlderChats = loadPart(async () => (await import('./older-chats.tsx')).OlderChats);

interface Props {
  readonly open: ChatRef | null;
}

/** All conversations with a field that searches them: those that wait for the viewer's answer first, each part newest first. */
export function ChatList({ open }: Props) {
  const t = useTranslations('chat.list');
  const me = useMember().profile.id;
  const chats = useQueryData(chatsQuery(useApi()));
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  if (chats === undefined) return <ChatListSkeleton open={open} />;
  if (chats.length === 0) return <NoChats alone={open === null} />;
  const isSearching = search.trim() !== '';
  const clear = () => {
    setSearch('');
    field.current?.focus();
  };
  return (
    <>
      <ListHeader alone={open === null} />
      <search className="chat-search">
        <TextInput
          type="search"
          icon="magnifying-glass"
          aria-label={t('search')}
          aria-controls={listId}
          placeholder={t('searchHint')}
          value={search}
          ref={field}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setSearch('')}
        />
        {search !== '' && <IconButton icon="x" label={t('searchClose')} onClick={clear} />}
      </search>
      {!isSearching && <NewMatches chats={chats} />}
      <ChatRows
        id={listId}
        items={isSearching ? withoutHeadings(chats.filter((entry) => matches(entry, search))) : withHeadings(chats, me)}
        open={open}
      />
      {!isSearching && chats.length >= maxChats && <OlderChats before={chats.at(-1)?.last_message?.id ?? 0} open={open} />}
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
          art={<TwoBubbles />}
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
function ListHeader({ alone }: { readonly alone: boolean }) {
  const t = useTranslations('chat.list');
  const Heading = alone ? 'h1' : 'h2';
  return (
    <header>
      <Heading className="title-m">{t('title')}</Heading>
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

/** Without a locale, because a Turkish reader's locale would lowercase I differently in names and messages. */
function matches({ profile, last_message }: ChatEntry, search: string): boolean {
  const query = search.trim().toLowerCase();
  return [profile.name, last_message?.text ?? ''].some((text) => text.toLowerCase().includes(query));
}
