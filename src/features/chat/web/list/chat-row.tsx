import { useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Count, cx, Face } from '#platform/web/ui/index.ts';
import { useMember } from '#features/account/web/index.ts';
import { faceOf } from '#features/photos/web/index.ts';
import type { ChatEntry } from '../../contract/chats.ts';
import { chatQuery } from '../state/cache/queries.ts';
import { Receipt } from '../message/receipt.tsx';
import { receiptOf } from '../state/thread.ts';
import { useDraft, useOutgoing, useTyping } from '../state/use-member-state.ts';
import { useMessagePreview } from '../message/use-message-preview.ts';

interface Props {
  readonly entry: ChatEntry;
  /** This conversation is open. */
  readonly current: boolean;
  readonly when: string;
}

/** One conversation in the list. */
export const ChatRow = memo(function ChatRow({ entry, current, when }: Props) {
  const t = useTranslations('chat.list');
  const common = useTranslations('common.state');
  const queries = useQueryClient();
  const api = useApi();
  const { profile, conversation, num_unread_messages: unread, last_message } = entry;
  const prefetch = () => void queries.prefetchQuery(chatQuery(api, { conversation: conversation.id }));
  return (
    <Link
      className={cx('chat-row', current && 'on')}
      to={`/chats/${conversation.id}`}
      aria-current={current ? 'true' : undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <Face {...faceOf(profile.main_image)} alt="" size={54} online={profile.online ? common('online') : undefined} />
      <span className="who" dir="auto">
        {profile.name}
      </span>
      {last_message && (
        <time className="when num" dateTime={last_message.sent_at}>
          {when}
        </time>
      )}
      <LastLine entry={entry} current={current} />
      <Count value={unread} label={t('unread', { n: unread })} />
    </Link>
  );
});

/** The first that applies: the other member is typing, their unread message, the draft, an outgoing message, the last message. */
function LastLine({ entry, current }: Pick<Props, 'entry' | 'current'>) {
  const t = useTranslations('chat.list');
  const { profile, last_message: last, num_unread_messages: unread, read_up_to } = entry;
  const { profile: me, status } = useMember();
  const typing = useTyping(profile.id);
  const draft = useDraft(profile.id).trim();
  const outgoing = useOutgoing(profile.id).at(-1);
  const previewOf = useMessagePreview();
  if (typing) {
    return (
      <span className="last">
        <span className="strong">{t('typing')}</span>
      </span>
    );
  }
  if (unread === 0 && draft !== '' && !current) {
    return (
      <span className="last">
        <span className="strong">{t('draft')}</span>{' '}
        <span className="cut" dir="auto">
          {draft}
        </span>
      </span>
    );
  }
  if (unread === 0 && outgoing !== undefined) {
    return (
      <span className="last">
        <Receipt status={outgoing.state} />
        <span className="cut" dir="auto">
          {previewOf(outgoing)}
        </span>
      </span>
    );
  }
  if (last === null) return <span className="last" />;
  return (
    <span className={cx('last', unread > 0 && 'fresh')}>
      {last.sender === me.id && <Receipt status={receiptOf(last.id, read_up_to, status === 'active')} />}
      <span className="cut" dir="auto">
        {previewOf(last)}
      </span>
    </span>
  );
}
