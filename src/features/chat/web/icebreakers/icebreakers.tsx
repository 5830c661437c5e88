import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Button, Chip } from '#platform/web/ui/index.ts';
import { useChatState } from '../state/chat-state.ts';
import type { Chat } from '../state/cache/queries.ts';
import { useDraft } from '../state/use-member-state.ts';
import { icebreakersQuery } from './icebreakers-query.ts';

const pageSize = 3;

/** Suggestions for a first message. A click writes one into the text field, and never sends it. */
export function Icebreakers({ profile }: Pick<Chat, 'profile'>) {
  const t = useTranslations('chat.icebreakers');
  const { drafts } = useChatState();
  const hasDraft = useDraft(profile.id).trim() !== '';
  const { data: all = [], isPending } = useQuery(icebreakersQuery(useApi(), profile.id));
  const [from, setFrom] = useState(0);
  if (isPending && !hasDraft) return <div className="icebreakers waiting" />;
  if (hasDraft || all.length === 0) return null;
  const shown = all.slice(from, from + pageSize);
  const insert = (text: string) => {
    // The suggestions disappear, so the focus moves to the text field.
    const area = document.querySelector<HTMLTextAreaElement>('.composer textarea');
    drafts.set(profile.id, text);
    area?.focus({ preventScroll: true });
  };
  return (
    <section className="icebreakers" aria-label={t('label')}>
      <p className="text-m soft">{t('title')}</p>
      <ul>
        {shown.map((text) => (
          <li key={text}>
            <Chip onClick={() => insert(text)}>{text}</Chip>
          </li>
        ))}
      </ul>
      {all.length > pageSize && (
        <Button
          kind="plain"
          size="small"
          icon="arrow-clockwise"
          onClick={() => setFrom(from + pageSize < all.length ? from + pageSize : 0)}
        >
          {t('more')}
        </Button>
      )}
    </section>
  );
}
