import './sent-messages.css';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink, Face, useAnnounce } from '#platform/web/ui/index.ts';
import { faceOf } from '#features/photos/web/index.ts';
import type { Order } from '../../contract/order.ts';
import { leadsToConversation } from '../state/return-path.ts';
import { type SentGroup, useSentMessages } from '../state/use-sent-messages.ts';

/** Says that what waited is out, with its words, and the way to each conversation that the page does not lead back to anyway. */
export function SentMessages({ order }: { readonly order: Order }) {
  const t = useTranslations('orders.result');
  const titleOf = useTitle();
  const groups = useSentMessages(order);
  if (groups.length === 0) return null;
  return (
    <ul className="sent-messages">
      {groups.map(({ conversation, to, messages }) => (
        <li key={conversation}>
          <p className="sent-to">
            <Face {...faceOf(to.main_image)} alt="" size={44} />
            <b>{titleOf({ conversation, to, messages })}</b>
          </p>
          {messages.map(
            ({ id, text }) =>
              text !== '' && (
                <p key={id} className="sent-words" dir="auto">
                  {text}
                </p>
              ),
          )}
          {!leadsToConversation(order.return_to, conversation, to.id) && (
            <ButtonLink kind="quiet" to={`/chats/${conversation}`}>
              {t('backToChat')}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Tells screen readers what goes out while the page is open: several conversations in one sentence each, at once. */
export function useAnnounceSent(order: Order): void {
  const announce = useAnnounce();
  const titleOf = useTitle();
  const groups = useSentMessages(order);
  const heard = useRef<ReadonlySet<number>>(null);
  useEffect(() => {
    const before = heard.current;
    heard.current = new Set(groups.flatMap(({ messages }) => messages.map(({ id }) => id)));
    const added = before === null ? [] : groups.filter(({ messages }) => messages.some(({ id }) => !before.has(id)));
    if (added.length > 0) announce(added.map(titleOf).join(' '));
  }, [announce, groups, titleOf]);
}

function useTitle(): (group: SentGroup) => string {
  const t = useTranslations('orders.result');
  return ({ to, messages }) => t('sent', { n: messages.length, name: to.name });
}
