import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Button } from '#platform/web/ui/index.ts';
import { isOpen } from './chat-rows.tsx';
import { chatsQuery } from '../cache/chats-query.ts';
import { useChatTools } from '../cache/chat-tools.ts';
import type { ChatRef } from '../cache/queries.ts';
import { useQueryData } from '../cache/use-query-data.ts';
import { sharedIn } from './shared-in.ts';

/**
 * A text that another app has shared to the installed site (`share_target` of its manifest): the conversation that is opened next gets
 * it behind its draft. Nothing is sent.
 */
export function SharedText({ open }: { readonly open: ChatRef | null }) {
  const t = useTranslations('chat.share');
  const { search } = useLocation();
  const { drafts } = useChatTools();
  const chats = useQueryData(chatsQuery(useApi()));
  const [text, setText] = useState(() => sharedIn(search));
  const to = chats?.find((entry) => isOpen(entry, open))?.profile.id;
  useEffect(() => {
    if (text === null || to === undefined) return;
    drafts.set(to, [drafts.get(to), text].filter((part) => part !== '').join('\n'));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- It goes into one conversation only.
    setText(null);
  }, [drafts, text, to]);
  if (text === null || open !== null) return null;
  return (
    <section className="chat-share" aria-labelledby="chat-share-title">
      <h2 className="b" id="chat-share-title">
        {t('title')}
      </h2>
      <p className="chat-share-text">{text}</p>
      <p className="t15 soft">{t('text')}</p>
      <Button size="small" onClick={() => setText(null)}>
        {t('cancel')}
      </Button>
    </section>
  );
}
