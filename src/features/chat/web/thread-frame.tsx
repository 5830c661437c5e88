import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { MenuAt, MenuItem, useToast } from '#platform/web/ui/index.ts';
import { Report } from '#features/safety/web/index.ts';
import type { Caution } from '../contract/message.ts';
import { BlockDialog } from './block-dialog.tsx';
import { useChatTools } from './chat-tools.ts';
import { createLongPress } from './long-press.ts';
import type { Chat } from './queries.ts';
import { ThreadDeedsProvider } from './thread-deeds.ts';
import { useOutgoing } from './use-chat-state.ts';
import { useCautions } from './use-cautions.ts';

const CautionDialog = lazy(async () => ({ default: (await import('./caution-dialog.tsx')).CautionDialog }));

interface Props {
  readonly chat: Chat;
  readonly children: ReactNode;
}

type Asked =
  | { readonly what: 'caution'; readonly message: number; readonly kind: Caution }
  | { readonly what: 'report'; readonly message: number }
  | { readonly what: 'block' };

/** Around the messages: their menu, their cautions, and the dialogs that both lead to. */
export function ThreadFrame({ chat, children }: Props) {
  const { conversation, profile } = chat;
  const { user } = useChatTools();
  const [asked, setAsked] = useState<Asked | null>(null);
  const cautions = useCautions(chat, user);
  const deeds = useMemo(
    () => ({ cautions, advise: (message: number, kind: Caution) => setAsked({ what: 'caution', message, kind }) }),
    [cautions],
  );
  const close = () => setAsked(null);
  const about = asked?.what === 'report' ? { id: profile.id, name: profile.name, subject: 'message' as const, item: asked.message } : null;
  return (
    <ThreadDeedsProvider value={deeds}>
      <WithMenu chat={chat} onReport={(message) => setAsked({ what: 'report', message })}>
        {children}
      </WithMenu>
      {asked?.what === 'caution' && (
        <Suspense>
          <CautionDialog
            kind={asked.kind}
            name={profile.name}
            onReport={() => setAsked({ what: 'report', message: asked.message })}
            onBlock={() => setAsked({ what: 'block' })}
            onClose={close}
          />
        </Suspense>
      )}
      <Report about={about} onClose={close} onBlock={() => setAsked({ what: 'block' })} />
      <BlockDialog open={asked?.what === 'block'} member={profile} conversation={conversation} onClose={close} />
    </ThreadDeedsProvider>
  );
}

interface WithMenuProps extends Props {
  readonly onReport: (message: number) => void;
}

/** One menu for all messages: by the button beside a message, by a finger that rests on it, by the keys for menus. */
function WithMenu({ chat, onReport, children }: WithMenuProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [longPress] = useState(createLongPress);
  const wasLong = useRef(false);
  useOneStop(frame, chat);

  const click = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.bub-more') : null;
    if (button !== null) setAnchor(button);
  };
  const down = (event: PointerEvent) => {
    const button = event.pointerType === 'mouse' || isLink(event.target) ? null : buttonOf(event.target);
    wasLong.current = false;
    if (button === null) return;
    longPress.down(event, () => {
      wasLong.current = true;
      setAnchor(button);
    });
  };
  /** The finger that rested would open a picture as well. */
  const clickFirst = (event: MouseEvent) => {
    if (!wasLong.current || event.detail === 0) return;
    wasLong.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const contextMenu = (event: MouseEvent) => {
    const touched = event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'touch';
    if (touched && !isLink(event.target) && buttonOf(event.target) !== null) event.preventDefault();
  };
  const press = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !target.classList.contains('bub-more')) return;
    if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) setAnchor(target);
    else if (!goTo(buttonsIn(frame.current), target, key)) return;
    event.preventDefault();
  };
  return (
    <div
      ref={frame}
      className="contents"
      onClick={click}
      onClickCapture={clickFirst}
      onPointerDown={down}
      onPointerMove={longPress.move}
      onPointerUp={longPress.end}
      onPointerCancel={longPress.end}
      onContextMenu={contextMenu}
      onKeyDown={press}
    >
      {children}
      <MessageMenu chat={chat} anchor={anchor} onReport={onReport} onClose={() => setAnchor(null)} />
    </div>
  );
}

interface MessageMenuProps extends Pick<WithMenuProps, 'chat' | 'onReport'> {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

function MessageMenu({ chat, anchor, onReport, onClose }: MessageMenuProps) {
  const t = useTranslations('chat.menu');
  const thread = useTranslations('chat.thread');
  const toast = useToast();
  const { outbox, takeBack, user } = useChatTools();
  const key = anchor?.dataset['of'];
  const { profile } = chat;
  const waiting = useOutgoing(profile.id).find(({ client_id }) => client_id === key);
  const stored = waiting === undefined ? chat.messages.find(({ client_id }) => client_id === key) : undefined;
  const text = (waiting ?? stored)?.text ?? '';
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ text: t('copied'), icon: 'check' }),
      () => toast({ text: t('copyFailed'), icon: 'warning-circle', urgent: true }),
    );
  const again = waiting?.state === 'failed' || waiting?.state === 'limited';
  return (
    <MenuAt label={t('label')} anchor={anchor} onClose={onClose}>
      {text !== '' && (
        <MenuItem icon="copy" onSelect={() => void copy()}>
          {t('copy')}
        </MenuItem>
      )}
      {again && (
        <MenuItem icon="arrow-clockwise" onSelect={() => outbox.retry(profile.id)}>
          {thread('retry')}
        </MenuItem>
      )}
      {(again || waiting?.state === 'held') && (
        <MenuItem icon="pencil-simple" onSelect={() => takeBack(profile.id)}>
          {thread('takeBack')}
        </MenuItem>
      )}
      {stored !== undefined && stored.sender !== user && (
        <MenuItem icon="flag" onSelect={() => onReport(stored.id)}>
          {t('report')}
        </MenuItem>
      )}
    </MenuAt>
  );
}

const buttonsIn = (frame: Element | null): HTMLElement[] => [...(frame?.querySelectorAll<HTMLElement>('.bub-more') ?? [])];

const buttonOf = (target: EventTarget): HTMLElement | null =>
  (target instanceof Element ? target.closest('.bub, .pic, .gift-card') : null)?.querySelector<HTMLElement>('.bub-more') ?? null;

/** Links have a menu of the browser's. */
const isLink = (target: EventTarget): boolean => target instanceof Element && target.closest('a') !== null;

function goTo(buttons: readonly HTMLElement[], from: HTMLElement, key: string): boolean {
  const at = buttons.indexOf(from);
  const targets: Readonly<Record<string, number>> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: buttons.length - 1 };
  const target = targets[key];
  if (target === undefined) return false;
  buttons[target]?.focus();
  return true;
}

/** The newest message is the one that the Tab key comes to. */
function useOneStop(frame: { readonly current: HTMLElement | null }, chat: Chat): void {
  const outgoing = useOutgoing(chat.profile.id);
  useEffect(() => {
    const newest = buttonsIn(frame.current).at(-1);
    if (newest === undefined) return undefined;
    newest.tabIndex = 0;
    return () => void (newest.tabIndex = -1);
  }, [frame, chat.messages, outgoing]);
}
