import { Fragment, memo } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '#platform/web/ui/index.ts';
import { useMember } from '#features/account/web/index.ts';
import { GiftCard } from './gift-card.tsx';
import { useChatTools } from './chat-tools.ts';
import { MessageText } from './message-text.tsx';
import type { Chat } from './queries.ts';
import { Receipt, useReceiptWord } from './receipt.tsx';
import type { Group } from './thread.ts';
import { useOutgoing } from './use-chat-state.ts';
import { useClock } from './use-time-words.ts';

interface Props {
  readonly group: Group;
  readonly member: Chat['profile'];
}

/** What one side wrote at one time, with one stamp below. */
export const MessageGroup = memo(function MessageGroup({ group, member }: Props) {
  const t = useTranslations('chat.thread');
  const mine = group.status !== 'theirs';
  return (
    <li className={cx('msg', mine && 'me')}>
      <span className="sr">{mine ? t('you') : t('them', { name: member.name })}</span>
      {group.bubbles.map(({ key, text, gift }) => (
        <Fragment key={key}>
          {gift !== null && <GiftCard gift={gift} mine={mine} />}
          {text !== '' && (
            <p className={cx('bub', mine && 'me', group.status === 'held' && 'held', group.status === 'failed' && 'held')}>
              <MessageText text={text} />
            </p>
          )}
        </Fragment>
      ))}
      {group.status === 'held' ? <Held member={member} /> : <Stamp group={group} member={member} />}
    </li>
  );
});

function Stamp({ group: { status, at }, member }: Props) {
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
      {status === 'failed' && <Again member={member} />}
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
