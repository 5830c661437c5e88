import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lengthOf } from '#platform/contract/text.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { useLive } from '#platform/web/live/live-context.ts';
import { Button, cx, IconButton } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { typingNow } from '../contract/events.ts';
import { useChatTools } from './chat-tools.ts';
import { GiftDialog } from './gift-dialog.tsx';
import type { Chat } from './queries.ts';
import { createTypingSignal, type TypingSignal } from './typing-signal.ts';
import { useDraft } from './use-chat-state.ts';
import { useTextHeight } from './use-text-height.ts';

interface Props {
  readonly chat: Chat;
  readonly onSent: () => void;
}

/** The counter appears this many characters before the end. */
const countFrom = 100;

/** Where a message is written: Enter sends, Shift+Enter breaks the line; the cost stands beside Send. */
export function Composer({ chat, onSent }: Props) {
  const t = useTranslations('chat.composer');
  const { profile } = chat;
  const { outbox, drafts } = useChatTools();
  const { message_length: longest } = useSettings();
  const text = useDraft(profile.id);
  const countId = useId();
  const signal = useTypingSignal(chat.conversation);
  const [giving, setGiving] = useState(false);
  const area = useTextHeight(text);
  useFocusOnArrival(area);
  // What was typed before the page came alive.
  useLayoutEffect(() => {
    const typed = area.current?.value ?? '';
    if (typed !== '' && typed !== drafts.get(profile.id)) drafts.set(profile.id, typed);
  }, [area, drafts, profile.id]);

  const left = longest - lengthOf(text.trim());
  const ready = text.trim() !== '' && left >= 0;

  const send = () => {
    if (!ready) return;
    signal.stop();
    outbox.add(profile.id, text.trim());
    drafts.set(profile.id, '');
    onSent();
  };
  const press = (event: KeyboardEvent) => {
    // While a character is being composed, Enter chooses it (229 is what older browsers say then).
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      <form
        className="composer"
        aria-label={t('form', { name: profile.name })}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {left <= countFrom && (
          <p className={cx('count-left num', left < 0 && 'over')} id={countId} role="status">
            {left < 0 ? t('tooMuch', { n: -left }) : t('left', { n: left })}
          </p>
        )}
        <div className="tools">
          <IconButton icon="gift" label={t('gift')} onClick={() => setGiving(true)} />
        </div>
        <textarea
          ref={area}
          className="area"
          rows={1}
          enterKeyHint="send"
          aria-label={t('label')}
          aria-describedby={left <= countFrom ? countId : undefined}
          aria-invalid={left < 0 || undefined}
          placeholder={t('placeholder', { name: profile.name })}
          value={text}
          onChange={(event) => {
            drafts.set(profile.id, event.target.value);
            if (event.target.value.trim() !== '') signal.typed();
          }}
          onKeyDown={press}
        />
        <Cost cost={chat.cost} />
        <SendButton cost={chat.cost} ready={ready} />
      </form>
      <GiftDialog open={giving} to={profile} onClose={() => setGiving(false)} onGiven={onSent} />
    </>
  );
}

function Cost({ cost }: Pick<Chat, 'cost'>) {
  const t = useTranslations('chat.composer');
  const money = useMoney();
  return (
    <p className="cost num">
      <span>{t('credits', { n: cost.credits })}</span>
      {cost.money !== null && cost.credits > 0 && (
        <>
          <span className="dot-between"> · </span>
          <span>{money(cost.money)}</span>
        </>
      )}
    </p>
  );
}

function SendButton({ cost, ready }: Pick<Chat, 'cost'> & { readonly ready: boolean }) {
  const t = useTranslations('chat.composer');
  const money = useMoney();
  const price = cost.money === null || cost.credits === 0 ? [] : [money(cost.money)];
  return (
    // A press does not take the focus from the words: on a phone the keyboard stays.
    <Button
      type="submit"
      kind="primary"
      mirror
      icon="paper-plane-right-fill"
      disabled={!ready}
      onPointerDown={(event) => event.preventDefault()}
    >
      <span className="word">{t('send')}</span>
      <span className="sr">, {t('costs', { cost: [t('credits', { n: cost.credits }), ...price].join(', ') })}</span>
    </Button>
  );
}

/** Signs that somebody types; there is nobody to tell before the first message. */
function useTypingSignal(conversation: number | null): TypingSignal {
  const live = useLive();
  const signal = useMemo(
    () => createTypingSignal(() => conversation !== null && live.send({ type: typingNow.type, data: { conversation } })),
    [live, conversation],
  );
  useEffect(() => signal.stop, [signal]);
  return signal;
}

/** With a mouse the words can follow at once; on touch that would open the keyboard. */
function useFocusOnArrival(area: { readonly current: HTMLTextAreaElement | null }): void {
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches && document.querySelector('dialog:modal') === null)
      area.current?.focus({ preventScroll: true });
  }, [area]);
}
