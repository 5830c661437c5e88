import './thread.css';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { copyText } from '#platform/web/shell/copy-text.ts';
import { MenuAt, MenuItem, useToast } from '#platform/web/ui/index.ts';
import { Report } from '#features/safety/web/index.ts';
import type { Caution } from '../../contract/cautions.ts';
import { BlockAndLeave } from './block-and-leave.tsx';
import { useChatState } from '../state/chat-state.ts';
import { createLongPress } from '../message/long-press.ts';
import type { Chat } from '../state/cache/queries.ts';
import { MessageActionsProvider } from '../message/message-actions.ts';
import { useOutgoing } from '../state/use-member-state.ts';
import { useCautions } from '../message/cautions/use-cautions.ts';
import { quoteOf } from '../message/quotes/quote-of.ts';
import { ReactionBar } from '../message/reactions/reaction-bar.tsx';
import { useReact } from '../message/reactions/use-react.ts';
import { useReactionUpdates } from '../message/reactions/use-reaction-updates.ts';

const CautionDialog = loadPart(async () => (await import('../message/cautions/caution-dialog.tsx')).CautionDialog);

// Until they are there, the menu of a message does the same.
const BubbleGestures = loadPart(async () => (await import('../message/gestures/bubble-gestures.ts')).BubbleGestures, { afterPage: true });

interface Props {
  readonly chat: Chat;
  readonly scrollTo: (message: number) => Promise<boolean>;
  readonly children: ReactNode;
}

type OpenDialog =
  | { readonly type: 'caution'; readonly message: number; readonly kind: Caution }
  | { readonly type: 'report'; readonly message: number }
  | { readonly type: 'block' };

/** Wraps the messages: provides their menu and cautions, and the dialogs that both open. */
export function ThreadFrame({ chat, scrollTo, children }: Props) {
  const { conversation, profile } = chat;
  const { user } = useChatState();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  useReactionUpdates(chat);
  const cautions = useCautions(chat, user);
  const actions = useMemo(
    () => ({ cautions, explain: (message: number, kind: Caution) => setDialog({ type: 'caution', message, kind }), scrollTo }),
    [cautions, scrollTo],
  );
  const close = () => setDialog(null);
  const about =
    dialog?.type === 'report' ? { id: profile.id, name: profile.name, subject: 'message' as const, item: dialog.message } : null;
  return (
    <MessageActionsProvider value={actions}>
      <MessageMenuArea chat={chat} onReport={(message) => setDialog({ type: 'report', message })}>
        {children}
      </MessageMenuArea>
      {dialog?.type === 'caution' && (
        <CautionDialog
          kind={dialog.kind}
          name={profile.name}
          onReport={() => setDialog({ type: 'report', message: dialog.message })}
          onBlock={() => setDialog({ type: 'block' })}
          onClose={close}
        />
      )}
      <Report about={about} onClose={close} onBlock={() => setDialog({ type: 'block' })} />
      <BlockAndLeave open={dialog?.type === 'block'} member={profile} conversation={conversation} onClose={close} />
    </MessageActionsProvider>
  );
}

interface MessageMenuAreaProps extends Omit<Props, 'scrollTo'> {
  readonly onReport: (message: number) => void;
}

/**
 * One menu for all messages, opened by the button next to a message, by a long press, or by the menu key or Shift+F10. A swipe and the
 * arrow next to a message quote it, two taps send a heart.
 */
function MessageMenuArea({ chat, onReport, children }: MessageMenuAreaProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [longPress] = useState(createLongPress);
  const wasLongPress = useRef(false);
  useRovingTabIndex(frame, chat);
  const { quoting, user } = useChatState();
  const react = useReact();
  const find = (message: number) => chat.messages.find(({ id }) => id === message);
  const quote = (message: number) => {
    const stored = find(message);
    if (stored !== undefined) quoting.set(chat.profile.id, quoteOf(stored));
  };
  const sendHeart = (message: number) => {
    const stored = find(message);
    if (stored !== undefined && stored.sender !== user && stored.reaction !== 'like') react(message, 'like');
  };

  const click = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.message-menu-button') : null;
    if (button !== null) setAnchor(button);
  };
  const down = (event: PointerEvent) => {
    const button = event.pointerType === 'mouse' || isLink(event.target) ? null : buttonOf(event.target);
    wasLongPress.current = false;
    if (button === null) return;
    longPress.down(event, () => {
      wasLongPress.current = true;
      setAnchor(button);
    });
  };
  /** Suppresses the click that follows a long press, which would open an image. */
  const clickCapture = (event: MouseEvent) => {
    if (!wasLongPress.current || event.detail === 0) return;
    wasLongPress.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const contextMenu = (event: MouseEvent) => {
    const touched = event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'touch';
    if (touched && !isLink(event.target) && buttonOf(event.target) !== null) event.preventDefault();
  };
  const press = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !target.classList.contains('message-menu-button')) return;
    if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) setAnchor(target);
    else if (!moveFocus(buttonsIn(frame.current), target, key)) return;
    event.preventDefault();
  };
  return (
    <div
      ref={frame}
      className="contents"
      onClick={click}
      onClickCapture={clickCapture}
      onPointerDown={down}
      onPointerMove={longPress.move}
      onPointerUp={longPress.end}
      onPointerCancel={longPress.end}
      onContextMenu={contextMenu}
      onKeyDown={press}
    >
      {children}
      <BubbleGestures frame={frame} onQuote={quote} onDoubleTap={sendHeart} />
      <MessageMenu chat={chat} anchor={anchor} onReport={onReport} onClose={() => setAnchor(null)} />
    </div>
  );
}

interface MessageMenuProps extends Pick<MessageMenuAreaProps, 'chat' | 'onReport'> {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

function MessageMenu({ chat, anchor, onReport, onClose }: MessageMenuProps) {
  const t = useTranslations('chat.menu');
  const thread = useTranslations('chat.thread');
  const toast = useToast();
  const react = useReact();
  const { outbox, quoting, returnToDraft, user } = useChatState();
  const clientId = anchor?.dataset['clientId'];
  const { profile } = chat;
  const unsent = useOutgoing(profile.id).find(({ client_id }) => client_id === clientId);
  const stored = unsent === undefined ? chat.messages.find(({ client_id }) => client_id === clientId) : undefined;
  const text = (unsent ?? stored)?.text ?? '';
  const copy = async () =>
    (await copyText(text))
      ? toast({ text: t('copied'), icon: 'check' })
      : toast({ text: t('copyFailed'), icon: 'warning-circle', urgent: true });
  const received = stored !== undefined && stored.sender !== user ? stored : undefined;
  const mayRetry = unsent?.state === 'failed' || unsent?.state === 'limited';
  return (
    <MenuAt label={t('label')} anchor={anchor} onClose={onClose}>
      {received && <ReactionBar chosen={received.reaction} onChoose={(reaction) => react(received.id, reaction)} />}
      {stored && (
        <MenuItem icon="arrow-bend-up-left" onSelect={() => quoting.set(profile.id, quoteOf(stored))}>
          {t('reply')}
        </MenuItem>
      )}
      {text !== '' && (
        <MenuItem icon="copy" onSelect={() => void copy()}>
          {t('copy')}
        </MenuItem>
      )}
      {mayRetry && (
        <MenuItem icon="arrow-clockwise" onSelect={() => outbox.retry(profile.id)}>
          {thread('retry')}
        </MenuItem>
      )}
      {(mayRetry || unsent?.state === 'held') && (
        <MenuItem icon="pencil-simple" onSelect={() => returnToDraft(profile.id)}>
          {thread('takeBack')}
        </MenuItem>
      )}
      {received && (
        <MenuItem icon="flag" onSelect={() => onReport(received.id)}>
          {t('report')}
        </MenuItem>
      )}
    </MenuAt>
  );
}

const buttonsIn = (frame: Element | null): HTMLElement[] => [...(frame?.querySelectorAll<HTMLElement>('.message-menu-button') ?? [])];

const buttonOf = (target: EventTarget): HTMLElement | null =>
  (target instanceof Element ? target.closest('.bubble, .message-image, .gift-card') : null)?.querySelector<HTMLElement>(
    '.message-menu-button',
  ) ?? null;

/** Links keep the browser's own context menu. */
const isLink = (target: EventTarget): boolean => target instanceof Element && target.closest('a') !== null;

/** False when the key does not move the focus. */
function moveFocus(buttons: readonly HTMLElement[], from: HTMLElement, key: string): boolean {
  const at = buttons.indexOf(from);
  const targets: Readonly<Record<string, number>> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: buttons.length - 1 };
  const target = targets[key];
  if (target === undefined) return false;
  buttons[target]?.focus();
  return true;
}

/** Only the newest message's button is in the tab order. */
function useRovingTabIndex(frame: { readonly current: HTMLElement | null }, chat: Chat): void {
  const outgoing = useOutgoing(chat.profile.id);
  useEffect(() => {
    const newest = buttonsIn(frame.current).at(-1);
    if (newest === undefined) return undefined;
    newest.tabIndex = 0;
    return () => void (newest.tabIndex = -1);
  }, [frame, chat.messages, outgoing]);
}
