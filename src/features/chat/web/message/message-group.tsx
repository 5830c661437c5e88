import './messages.css';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '#platform/web/ui/index.ts';
import { useMember, useSpendPrice } from '#features/account/web/index.ts';
import { useChatState } from '../state/chat-state.ts';
import { MessageBody } from './message-body.tsx';
import type { Chat } from '../state/cache/queries.ts';
import { Receipt, useReceiptLabel } from './receipt.tsx';
import type { Group } from '../state/thread.ts';
import { useOutgoing, useRetrying } from '../state/use-member-state.ts';
import { useOnline } from '../state/use-page-state.ts';
import { useTimeOfDay } from './use-time-format.ts';

interface Props {
  readonly group: Group;
  readonly member: Chat['profile'];
  /** The viewer has written to this member before. */
  readonly answered: boolean;
}

/** A group of messages of one side, with one time stamp and delivery status below. */
export const MessageGroup = memo(function MessageGroup({ group, member, answered }: Props) {
  const t = useTranslations('chat.thread');
  const mine = group.status !== 'theirs';
  return (
    <li className={cx('msg', mine && 'me')}>
      <span className="sr">{mine ? t('you') : t('them', { name: member.name })}</span>
      {group.bubbles.map((bubble) => (
        <MessageBody key={bubble.key} bubble={bubble} mine={mine} stuck={isStuck(group.status)} member={member} answered={answered} />
      ))}
      {group.status === 'held' ? <Held member={member} /> : <Stamp group={group} member={member} />}
    </li>
  );
});

const isStuck = (status: Group['status']): boolean => status === 'held' || status === 'failed' || status === 'limited';

function Stamp({ group: { status, at }, member }: Omit<Props, 'answered'>) {
  const t = useTranslations('chat.thread');
  const { outbox } = useChatState();
  const timeOfDay = useTimeOfDay();
  const receiptLabel = useReceiptLabel();
  const online = useOnline();
  // Stays true during the next attempt, so that the label and the button do not flicker.
  const retrying = useRetrying(member.id) && online && (status === 'waiting' || status === 'sending');
  if (status === 'held') return null;
  const words = status === 'theirs' ? null : retrying ? t('retrying') : receiptLabel(status);
  return (
    <>
      {/* Other words take the place of those before: right-aligned, the time before them would move. */}
      <span key={words} className="stamp num">
        <time dateTime={at}>{timeOfDay(at)}</time>
        {status !== 'theirs' && (
          <>
            <Receipt status={status} spoken={false} />
            {words}
          </>
        )}
      </span>
      {retrying && (
        <span className="again">
          <button type="button" className="link" onClick={() => outbox.retry(member.id)}>
            {t('now')}
          </button>
        </span>
      )}
      {(status === 'failed' || status === 'limited') && <RetryOrEdit member={member} />}
    </>
  );
}

/** Actions for messages that were not sent. */
function RetryOrEdit({ member }: Pick<Props, 'member'>) {
  const t = useTranslations('chat.thread');
  const { outbox, returnToDraft } = useChatState();
  return (
    <span className="again">
      <button type="button" className="link" onClick={() => outbox.retry(member.id)}>
        {t('retry')}
      </button>
      <button type="button" className="link" onClick={() => returnToDraft(member.id)}>
        {t('takeBack')}
      </button>
    </span>
  );
}

function Held({ member }: Pick<Props, 'member'>) {
  const t = useTranslations('chat.thread');
  const { credits } = useMember();
  const held = useOutgoing(member.id).filter(({ state }) => state === 'held');
  const cost = held.reduce((sum, item) => sum + item.cost, 0);
  const price = useSpendPrice()(cost);
  return (
    <span className="stamp num held">
      <Receipt status="held" spoken={false} />
      {t('held', { n: Math.max(1, cost - credits) })}
      {price !== null && ` · ${price}`}
    </span>
  );
}
