import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '#platform/web/ui/index.ts';
import { useMember } from '#features/account/web/index.ts';
import { useChatTools } from './chat-tools.ts';
import { MessageBody } from './message-body.tsx';
import type { Chat } from './queries.ts';
import { Receipt, useReceiptWord } from './receipt.tsx';
import type { Group } from './thread.ts';
import { useOutgoing } from './use-chat-state.ts';
import { useClock } from './use-time-words.ts';

interface Props {
  readonly group: Group;
  readonly member: Chat['profile'];
  /** The viewer has written to them before. */
  readonly answered: boolean;
}

/** What one side wrote at one time, with one stamp below. */
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
  const clock = useClock();
  const word = useReceiptWord();
  if (status === 'held') return null;
  return (
    <>
      <span className="stamp num">
        <time dateTime={at}>{clock(at)}</time>
        {status !== 'theirs' && (
          <>
            <Receipt status={status} spoken={false} />
            {word(status)}
          </>
        )}
      </span>
      {(status === 'failed' || status === 'limited') && <Again member={member} />}
    </>
  );
}

/** What to do with messages that did not go out. */
function Again({ member }: Pick<Props, 'member'>) {
  const t = useTranslations('chat.thread');
  const { outbox, takeBack } = useChatTools();
  return (
    <span className="again">
      <button type="button" className="link" onClick={() => outbox.retry(member.id)}>
        {t('retry')}
      </button>
      <button type="button" className="link" onClick={() => takeBack(member.id)}>
        {t('takeBack')}
      </button>
    </span>
  );
}

function Held({ member }: Pick<Props, 'member'>) {
  const t = useTranslations('chat.thread');
  const { credits } = useMember();
  const held = useOutgoing(member.id).filter(({ state }) => state === 'held');
  const missing = held.reduce((sum, { cost }) => sum + cost, 0) - credits;
  return (
    <span className="stamp num">
      <Receipt status="held" spoken={false} />
      {t('held', { n: Math.max(1, missing) })}
    </span>
  );
}
