import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { ChatEntry } from '../../contract/chats.ts';
import { ChatRow } from './chat-row.tsx';
import type { ChatRef } from '../state/cache/queries.ts';
import { useRowWindow } from './use-row-window.ts';
import { useListTime } from '../message/use-time-format.ts';

interface Props {
  readonly id: string;
  readonly entries: readonly ChatEntry[];
  readonly open: ChatRef | null;
}

/** The rows of the list. A long list is virtualised: only rows in and near the viewport are rendered. */
export function ChatRows({ id, entries, open }: Props) {
  const t = useTranslations('chat.list');
  const listTime = useListTime();
  const { box, row, from, to } = useRowWindow<HTMLOListElement>(entries.length);
  const total = entries.length;
  return (
    <ol id={id} ref={box} onKeyDown={moveFocus}>
      {from > 0 && <li aria-hidden="true" style={{ height: from * row }} />}
      {entries.slice(from, to).map((entry, index) => (
        <li key={entry.conversation.id} data-row={from + index} aria-setsize={total} aria-posinset={from + index + 1}>
          <ChatRow entry={entry} current={isOpen(entry, open)} when={entry.last_message ? listTime(entry.last_message.sent_at) : ''} />
        </li>
      ))}
      {to < total && <li aria-hidden="true" style={{ height: (total - to) * row }} />}
      {total === 0 && (
        <li className="chat-none">
          <span role="status">{t('searchNone')}</span>
        </li>
      )}
    </ol>
  );
}

export const isOpen = ({ conversation, profile }: ChatEntry, open: ChatRef | null): boolean =>
  open !== null && ('conversation' in open ? open.conversation === conversation.id : open.profile === profile.id);

/** The arrow keys move the focus from row to row. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const row = target.closest('li');
  const next = key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  next?.querySelector('a')?.focus();
  event.preventDefault();
}
