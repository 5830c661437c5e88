import './sent-messages.css';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink, Face, useAnnounce } from '#platform/web/ui/index.ts';
import { faceOf } from '#features/photos/web/index.ts';
import type { Order } from '../../contract/order.ts';
import { type SentMessage, sentMessagesKey } from '../state/sent-messages.ts';

/** Messages that waited for credits and went out after the order, one group for each conversation. */
export function useSentMessages({ created_at }: Order): readonly (readonly SentMessage[])[] {
  const { data } = useQuery<readonly SentMessage[]>({ queryKey: sentMessagesKey, queryFn: skipToken });
  const since = (data ?? []).filter(({ sent_at }) => Date.parse(sent_at) >= Date.parse(created_at));
  const conversations = [...new Set(since.map(({ conversation }) => conversation))];
  return conversations.map((id) => since.filter(({ conversation }) => conversation === id));
}

/** Says that what waited is out, with its words and the way back to the conversation. */
export function SentMessages({ groups }: { readonly groups: readonly (readonly SentMessage[])[] }) {
  const t = useTranslations('orders.result');
  return (
    <ul className="sent-messages">
      {groups.map((messages, index) => (
        <SentGroup key={messages[0]?.conversation} messages={messages} kind={index === 0 ? 'primary' : 'quiet'} goOn={t('backToChat')} />
      ))}
    </ul>
  );
}

interface GroupProps {
  readonly messages: readonly SentMessage[];
  readonly kind: 'primary' | 'quiet';
  readonly goOn: string;
}

function SentGroup({ messages, kind, goOn }: GroupProps) {
  const t = useTranslations('orders.result');
  const announce = useAnnounce();
  const [first] = messages;
  const title = first === undefined ? '' : t('sent', { n: messages.length, name: first.to.name });
  useEffect(() => announce(title), [announce, title]);
  if (first === undefined) return null;
  return (
    <li>
      <p className="sent-to">
        <Face {...faceOf(first.to.main_image)} alt="" size={44} />
        <b>{title}</b>
      </p>
      {messages.map(
        ({ id, text }) =>
          text !== '' && (
            <p key={id} className="sent-words" dir="auto">
              {text}
            </p>
          ),
      )}
      <ButtonLink kind={kind} to={`/chats/${first.conversation}`}>
        {goOn}
      </ButtonLink>
    </li>
  );
}
