import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { ButtonLink, EmptyState, IconButton, Skeleton, TextInput } from '#platform/web/ui/index.ts';
import type { ChatEntry } from '../contract/chats.ts';
import { ChatRows } from './chat-rows.tsx';
import { chatsQuery } from './chats-query.ts';
import type { ChatRef } from './queries.ts';
import { useLoaded } from './use-loaded.ts';

interface Props {
  readonly open: ChatRef | null;
}

/** All conversations, newest first, with a search among them. */
export function ChatList({ open }: Props) {
  const t = useTranslations('chat.list');
  const chats = useLoaded(chatsQuery(useApi()));
  const [wanted, setWanted] = useState<string | null>(null);
  const listId = useId();
  if (chats === undefined) return <ChatListSkeleton open={open} />;
  if (chats.length === 0) {
    return (
      <>
        <Head alone={open === null} />
        <EmptyState
          bare
          title={t('emptyTitle')}
          actions={
            <ButtonLink kind={open === null ? 'primary' : 'quiet'} to="/members">
              {t('discover')}
            </ButtonLink>
          }
        >
          {t('emptyText')}
        </EmptyState>
      </>
    );
  }
  const shown = wanted === null ? chats : chats.filter((entry) => matches(entry, wanted));
  return (
    <>
      <Head alone={open === null}>
        <IconButton
          icon={wanted === null ? 'magnifying-glass' : 'x'}
          label={t(wanted === null ? 'search' : 'searchClose')}
          aria-expanded={wanted !== null}
          onClick={() => setWanted(wanted === null ? '' : null)}
        />
      </Head>
      {wanted !== null && (
        <search className="chat-search">
          <TextInput
            type="search"
            icon="magnifying-glass"
            aria-label={t('search')}
            aria-controls={listId}
            placeholder={t('searchHint')}
            value={wanted}
            ref={focusInput}
            onChange={(event) => setWanted(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && setWanted(null)}
          />
        </search>
      )}
      <ChatRows id={listId} entries={shown} open={open} />
    </>
  );
}

/** The heading of the page, unless a conversation beside it is. */
function Head({ alone, children }: { readonly alone: boolean; readonly children?: ReactNode }) {
  const t = useTranslations('chat.list');
  const Heading = alone ? 'h1' : 'h2';
  return (
    <header>
      <Heading className="h28">{t('title')}</Heading>
      {children}
    </header>
  );
}

function ChatListSkeleton({ open }: Props) {
  return (
    <>
      <Head alone={open === null} />
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

/** Whoever pressed the button goes on typing here. */
const focusInput = (input: HTMLInputElement | null) => input?.focus();

function matches({ profile, last_message }: ChatEntry, wanted: string): boolean {
  const words = wanted.trim().toLocaleLowerCase();
  return [profile.name, last_message?.text ?? ''].some((text) => text.toLocaleLowerCase().includes(words));
}
