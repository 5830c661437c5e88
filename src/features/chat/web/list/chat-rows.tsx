import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Count } from '#platform/web/ui/index.ts';
import type { ChatEntry } from '../../contract/chats.ts';
import { ChatRow } from './chat-row.tsx';
import type { ChatRef } from '../state/cache/queries.ts';
import type { ListItem } from './turns.ts';
import { useRowWindow } from './use-row-window.ts';
import { useListTime } from '../message/use-time-format.ts';

interface Props {
  readonly id: string;
  readonly items: readonly ListItem[];
  readonly open: ChatRef | null;
}

/** The rows of the list. A long list is virtualised: only rows in and near the viewport are rendered. */
export function ChatRows({ id, items, open }: Props) {
  const t = useTranslations('chat.list');
  const { box, row, from, to } = useRowWindow<HTMLOListElement>(items.length);
  const total = items.length;
  return (
    <ol id={id} ref={box} onKeyDown={moveFocus}>
      {from > 0 && <Spacer items={items.slice(0, from)} row={row} />}
      {items.slice(from, to).map((item, index) => {
        const position = { 'aria-setsize': total, 'aria-posinset': from + index + 1 };
        return 'entry' in item ? (
          <li key={item.entry.conversation.id} data-row={from + index} {...position}>
            <Row entry={item.entry} open={open} />
          </li>
        ) : (
          <li key={item.turn} className="chat-turn" {...position}>
            <h2>{t(item.turn)}</h2>
            <Count value={item.count} plain />
          </li>
        );
      })}
      {to < total && <Spacer items={items.slice(to)} row={row} />}
      {total === 0 && (
        <li className="chat-none">
          <span role="status">{t('searchNone')}</span>
        </li>
      )}
    </ol>
  );
}

function Row({ entry, open }: { readonly entry: ChatEntry; readonly open: ChatRef | null }) {
  const listTime = useListTime();
  return <ChatRow entry={entry} current={isOpen(entry, open)} when={entry.last_message ? listTime(entry.last_message.sent_at) : ''} />;
}

/** As high as the rows that are not rendered, of which a heading has the height of chat-list.css. */
function Spacer({ items, row }: { readonly items: readonly ListItem[]; readonly row: number }) {
  const headings = items.filter((item) => 'turn' in item).length;
  return <li aria-hidden="true" style={{ height: `calc(${(items.length - headings) * row}px + ${headings} * var(--turn-height))` }} />;
}

export const isOpen = ({ conversation, profile }: ChatEntry, open: ChatRef | null): boolean =>
  open !== null && ('conversation' in open ? open.conversation === conversation.id : open.profile === profile.id);

/** The arrow keys move the focus from row to row. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const rows = [...event.currentTarget.querySelectorAll('a')];
  rows[rows.findIndex((row) => row === target) + (key === 'ArrowDown' ? 1 : -1)]?.focus();
  event.preventDefault();
}
