import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useLayoutEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { lengthOf } from '#platform/contract/text.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { useLive } from '#platform/web/live/live-context.ts';
import { Button, cx, Icon, useAnnounce, useToast } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { typingNow } from '../contract/events.ts';
import { useChatTools } from './chat-tools.ts';
import { ComposerTools } from './composer-tools.tsx';
import type { Chat } from './queries.ts';
import { createTypingSignal, type TypingSignal } from './typing-signal.ts';
import { useDraft } from './use-chat-state.ts';
import { times, useCostWords } from './use-cost-words.ts';
import { useEmojiSuggest } from './use-emoji-suggest.tsx';
import { useImageFiles } from './use-image-files.ts';
import { useImageTray } from './use-image-tray.ts';
import { useKeyboardRoom } from './use-keyboard-room.ts';
import { useTextHeight } from './use-text-height.ts';

const ImageStrip = lazy(async () => ({ default: (await import('./image-strip.tsx')).ImageStrip }));

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
  const { outbox, drafts, tray } = useChatTools();
  const { message_length: longest } = useSettings();
  const text = useDraft(profile.id);
  const { images, sending } = useImageTray(profile.id);
  const countId = useId();
  const signal = useTypingSignal(chat.conversation);
  const area = useTextHeight(text);
  const emoji = useEmojiSuggest(area, text);
  useFocusOnArrival(area);
  useKeyboardRoom();
  // What was typed before the page came alive.
  useLayoutEffect(() => {
    const typed = area.current?.value ?? '';
    if (typed !== '' && typed !== drafts.kept(profile.id) && typed !== drafts.get(profile.id)) drafts.set(profile.id, typed);
  }, [area, drafts, profile.id]);

  const left = longest - lengthOf(text.trim());
  const pictures = images.filter(({ state }) => state !== 'failed').length;
  const ready = left >= 0 && (pictures > 0 || text.trim() !== '');
  const cost = pictures > 0 ? times(chat.image_cost, pictures) : chat.cost;

  const addImages = useAddImages(profile.id);
  const { over, onPaste } = useImageFiles(addImages);
  const send = () => {
    if (!ready || sending) return;
    signal.stop();
    if (pictures > 0) tray.get()?.send(profile.id);
    else {
      outbox.add(profile.id, text.trim());
      drafts.set(profile.id, '');
    }
    onSent();
  };
  const press = (event: KeyboardEvent) => {
    if (emoji.press(event)) return;
    // While a character is being composed, Enter chooses it (229 is what older browsers say then).
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      {images.length > 0 && (
        <Suspense>
          <ImageStrip chat={chat} images={images} />
        </Suspense>
      )}
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
        <ComposerTools chat={chat} area={area} onImages={addImages} onSent={onSent} />
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
            emoji.look();
            if (event.target.value.trim() !== '') signal.typed();
          }}
          onKeyDown={press}
          onPaste={onPaste}
          onBlur={() => {
            emoji.dismiss();
            drafts.flush();
          }}
          {...emoji.handlers}
          {...emoji.props}
        />
        {emoji.list}
        <Cost cost={cost} />
        <SendButton cost={cost} ready={ready} busy={sending} />
      </form>
      {over && (
        <div className="drop-here">
          <Icon name="image" />
          <p>{t('dropHere', { name: profile.name })}</p>
        </div>
      )}
    </>
  );
}

/** Pictures go to the tray, and are counted aloud. */
function useAddImages(member: number): (files: readonly File[]) => void {
  const t = useTranslations('chat.picture');
  const announce = useAnnounce();
  const toast = useToast();
  const { tray } = useChatTools();
  const add = async (files: readonly File[]) => {
    const loaded = await tray.load();
    const before = loaded.list(member).length;
    loaded.add(member, files);
    const added = loaded.list(member).length - before;
    announce(t('added', { n: added }));
    if (added < files.length) toast({ text: t('tooMany', { n: before + added }), icon: 'warning-circle' });
  };
  return (files) => {
    if (files.length > 0) add(files).catch(() => toast({ text: t('notNow'), icon: 'warning-circle', urgent: true }));
  };
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

interface SendButtonProps extends Pick<Chat, 'cost'> {
  readonly ready: boolean;
  /** Pictures are on their way to the server. */
  readonly busy: boolean;
}

function SendButton({ cost, ready, busy }: SendButtonProps) {
  const t = useTranslations('chat.composer');
  const costWords = useCostWords();
  return (
    // A press does not take the focus from the words: on a phone the keyboard stays.
    <Button
      type="submit"
      kind="primary"
      mirror
      icon="paper-plane-right-fill"
      disabled={!ready}
      loading={busy}
      onPointerDown={(event) => event.preventDefault()}
    >
      <span className="word">{t('send')}</span>
      <span className="sr">, {t('costs', { cost: costWords(cost) })}</span>
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
