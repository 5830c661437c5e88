import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { Face } from '#platform/web/ui/index.ts';
import { useMember } from '#features/account/web/index.ts';
import { faceOf } from '#features/photos/web/index.ts';
import { Icebreakers } from '../icebreakers/icebreakers.tsx';
import { MessageGroup } from '../message/message-group.tsx';
import { type OpenedImage, OpenImageProvider } from '../message/open-image.ts';
import { MoreMessages } from './more-messages.tsx';
import type { Outgoing } from '../state/outbox/outbox.ts';
import type { Chat, ChatRef } from '../state/cache/queries.ts';
import { OpeningLikes, saySomething } from './opening-likes.tsx';
import { buildThread, type UnreadLine } from '../state/thread.ts';
import { useTyping } from '../state/use-member-state.ts';
import { useDayHeading } from '../message/use-time-format.ts';

const ImageViewer = loadPart(async () => (await import('./image-viewer.tsx')).ImageViewer);

interface Props {
  readonly chat: Chat;
  readonly chatRef: ChatRef;
  readonly outgoing: readonly Outgoing[];
  readonly line: UnreadLine | null;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  /** Shown above the newest messages. */
  readonly children: ReactNode;
}

/** The messages of a conversation, oldest first, with the typing indicator at the end. */
export function MessageList({ chat, chatRef, outgoing, line, box, onScroll, children }: Props) {
  const t = useTranslations('chat.thread');
  const { profile, messages, read_up_to: readUpTo, answered } = chat;
  const { profile: own, status } = useMember();
  const me = own.id;
  const active = status === 'active';
  const timeZone = useTimeZone() ?? 'UTC';
  const dayHeading = useDayHeading();
  const items = useMemo(
    () => buildThread({ messages, outgoing, me, active, readUpTo, timeZone, unread: line }),
    [messages, outgoing, me, active, readUpTo, timeZone, line],
  );
  const [opened, setOpened] = useState<OpenedImage | null>(null);
  useEffect(() => {
    const list = box.current;
    if (opened === null) return undefined;
    return () => {
      // The button that had the focus may have been remounted meanwhile.
      if (document.activeElement === document.body)
        list?.querySelector<HTMLElement>(`[data-image="${opened.image.id}"]`)?.focus({ preventScroll: true });
    };
  }, [opened, box]);
  const hasOpening = !chat.more && saySomething(chat.likes);
  return (
    <div className="thread-frame">
      {/* `useMessageNotifications` announces new messages; a live region here would announce them twice. */}
      <div
        className="thread-box"
        role="log"
        aria-live="off"
        aria-label={t('label', { name: profile.name })}
        tabIndex={0}
        ref={box}
        onScroll={onScroll}
      >
        <ol className="thread">
          {chat.more && <MoreMessages side="older" chat={chat} chatRef={chatRef} box={box} />}
          {hasOpening && <OpeningLikes likes={chat.likes} profile={profile} />}
          {items.length === 0 && <NoMessages profile={profile} brief={hasOpening} />}
          <OpenImageProvider value={setOpened}>
            {items.map((item) => {
              if (item.kind === 'group') return <MessageGroup key={item.key} group={item} member={profile} answered={answered} />;
              if (item.kind === 'day') {
                return (
                  <li key={item.key} className="thread-day">
                    <span>{dayHeading(item.day)}</span>
                  </li>
                );
              }
              return (
                <li key={item.key} className="unread-line">
                  <span>{t('newMessages', { n: item.count })}</span>
                </li>
              );
            })}
          </OpenImageProvider>
          {chat.more_below ? <MoreMessages side="newer" chat={chat} chatRef={chatRef} box={box} /> : <TypingIndicator profile={profile} />}
        </ol>
      </div>
      {children}
      {opened && <ImageViewer {...opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

interface NoMessagesProps extends Pick<Chat, 'profile'> {
  /** Shows only the icebreakers, because the likes are shown above. */
  readonly brief: boolean;
}

function NoMessages({ profile, brief }: NoMessagesProps) {
  const t = useTranslations('chat.thread');
  return (
    <li className="thread-start">
      {!brief && (
        <>
          <Face {...faceOf(profile.main_image)} alt="" size={96} />
          <h2 className="title-s">{t('firstTitle')}</h2>
          <p className="soft text-pretty">{t('firstText', { name: profile.name })}</p>
        </>
      )}
      <Icebreakers profile={profile} />
    </li>
  );
}

function TypingIndicator({ profile }: Pick<Chat, 'profile'>) {
  const t = useTranslations('chat.thread');
  if (!useTyping(profile.id)) return null;
  return (
    <li className="msg typing-dots">
      <p className="bubble">
        <span className="sr">{t('typing', { name: profile.name })}</span>
        <i />
        <i />
        <i />
      </p>
    </li>
  );
}
