import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Api } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { Button, Chip } from '#platform/web/ui/index.ts';
import { getIcebreakers } from '../contract/endpoints.ts';
import { useChatTools } from './chat-tools.ts';
import type { Chat } from './queries.ts';
import { useDraft } from './use-chat-state.ts';

const icebreakersQuery = (api: Api, profile: number) =>
  queryOptions({
    queryKey: ['icebreakers', profile],
    queryFn: async ({ signal }) => (await api(getIcebreakers, { query: { profile }, signal })).icebreakers,
    staleTime: 300_000,
  });

/** As many at once. */
const shownAtOnce = 3;

/** How a conversation might begin. A press writes it into the composer, and never sends. */
export function Icebreakers({ profile }: Pick<Chat, 'profile'>) {
  const t = useTranslations('chat.icebreakers');
  const { drafts } = useChatTools();
  const hasWords = useDraft(profile.id).trim() !== '';
  const { data: all = [] } = useQuery(icebreakersQuery(useApi(), profile.id));
  const [from, setFrom] = useState(0);
  if (hasWords || all.length === 0) return null;
  const shown = all.slice(from, from + shownAtOnce);
  const take = (words: string) => {
    // The chips are gone then: the words go on where they are now.
    const area = document.querySelector<HTMLTextAreaElement>('.composer textarea');
    drafts.set(profile.id, words);
    area?.focus({ preventScroll: true });
  };
  return (
    <section className="icebreakers" aria-label={t('label')}>
      <p className="t15 soft">{t('title')}</p>
      <ul>
        {shown.map((words) => (
          <li key={words}>
            <Chip onClick={() => take(words)}>{words}</Chip>
          </li>
        ))}
      </ul>
      {all.length > shownAtOnce && (
        <Button
          kind="plain"
          size="small"
          icon="arrow-clockwise"
          onClick={() => setFrom(from + shownAtOnce < all.length ? from + shownAtOnce : 0)}
        >
          {t('more')}
        </Button>
      )}
    </section>
  );
}
