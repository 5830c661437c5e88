import './composer.css';
import { Fragment, type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { vibrate } from '#platform/web/interaction/vibrate.ts';
import { isVisibleText, lengthOf } from '#platform/contract/text/text.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { Button, cx, Icon } from '#platform/web/ui/index.ts';
import { useMember, useSpendPrice } from '#features/account/web/index.ts';
import { FictionalPill } from '#features/members/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { typingNow } from '../../contract/calls.ts';
import { useChatState } from '../state/chat-state.ts';
import { ComposerTools } from './composer-tools.tsx';
import { QuoteBar } from './quote-bar.tsx';
import type { Chat } from '../state/cache/queries.ts';
import { createTypingSignal, type TypingSignal } from './typing-signal.ts';
import { useDraft } from '../state/use-member-state.ts';
import { multiplyCost, useCostText } from './use-cost-text.ts';
import { useEmojiSuggest } from '../emoji/use-emoji-suggest.tsx';
import { useAddImages } from '../state/use-add-images.ts';
import { useImageFiles } from './use-image-files.ts';
import { useImageTray } from '../state/use-image-tray.ts';
import { useVisualViewportHeight } from './use-visual-viewport-height.ts';
import { useTextareaAutosize } from './use-textarea-autosize.ts';

const ImageStrip = loadPart(async () => (await import('./image-strip.tsx')).ImageStrip);

interface Props {
  readonly chat: Chat;
  readonly onSent: () => void;
}

/** The counter appears when this many characters are left. */
const counterThreshold = 100;

/** The form for writing a message. Enter sends, Shift+Enter starts a new line; the price is next to the Send button. */
export function Composer({ chat, onSent }: Props) {
  const t = useTranslations('chat.composer');
  const { profile } = chat;
  const { outbox, drafts, quoting, tray } = useChatState();
  const { message_length: maxLength } = useSettings();
  const text = useDraft(profile.id);
  const { images, sending } = useImageTray(profile.id);
  const countId = useId();
  const signal = useTypingSignal(chat.conversation);
  const area = useTextareaAutosize(text);
  const emoji = useEmojiSuggest(area, text);
  useAutofocus(area);
  useVisualViewportHeight();
  // Keeps text that was typed before hydration.
  useLayoutEffect(() => {
    const typed = area.current?.value ?? '';
    if (typed !== '' && typed !== drafts.saved(profile.id) && typed !== drafts.get(profile.id)) drafts.set(profile.id, typed);
  }, [area, drafts, profile.id]);

  const left = maxLength - lengthOf(text.trim());
  const imageCount = images.filter(({ state }) => state !== 'failed').length;
  const ready = left >= 0 && (imageCount > 0 || isVisibleText(text));
  const cost = imageCount > 0 ? multiplyCost(chat.image_cost, imageCount) : chat.cost;

  const addTo = useAddImages();
  const addImages = (files: readonly File[]) => void addTo(profile.id, files);
  const { over, onPaste } = useImageFiles(addImages);
  const send = () => {
    if (!ready || sending) return;
    signal.stop();
    if (imageCount > 0) tray.get()?.send(profile.id);
    else {
      outbox.add(profile.id, text.trim(), { quote: quoting.take(profile.id) });
      drafts.set(profile.id, '');
    }
    vibrate();
    onSent();
  };
  const press = (event: KeyboardEvent) => {
    if (emoji.press(event)) return;
    // During IME composition Enter confirms a character (older browsers report key code 229 then).
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      {images.length > 0 && <ImageStrip chat={chat} images={images} />}
      <form
        className="composer"
        aria-label={t('form', { name: profile.name })}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {left <= counterThreshold && (
          <p className={cx('count-left num', left < 0 && 'over')} id={countId} role="status">
            {left < 0 ? t('tooMuch', { n: -left }) : t('left', { n: left })}
          </p>
        )}
        <QuoteBar member={profile} area={area} />
        <ComposerTools chat={chat} area={area} onImages={addImages} onSent={onSent} />
        <textarea
          ref={area}
          className="area"
          dir="auto"
          rows={1}
          enterKeyHint="send"
          aria-label={t('label')}
          aria-describedby={left <= counterThreshold ? countId : undefined}
          aria-invalid={left < 0 || undefined}
          placeholder={t('placeholder', { name: profile.name })}
          value={text}
          onChange={(event) => {
            drafts.set(profile.id, event.target.value);
            emoji.update();
            if (isVisibleText(event.target.value)) signal.typed();
          }}
          onKeyDown={press}
          onPaste={onPaste}
          onBlur={() => {
            emoji.dismiss();
            void drafts.flush();
          }}
          {...emoji.handlers}
          {...emoji.props}
        />
        {emoji.list}
        <Cost cost={cost} fictional={profile.fictional} />
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

function Cost({ cost, fictional }: Pick<Chat, 'cost'> & Pick<Chat['profile'], 'fictional'>) {
  const t = useTranslations('chat.composer');
  const { credits } = useMember();
  const price = useSpendPrice()(cost.credits);
  const parts = [t('credits', { n: cost.credits }), price, credits > 0 && cost.credits > 0 && t('balance', { n: credits })];
  return (
    <p className="cost num">
      {parts
        .filter((part) => part !== null && part !== false)
        .map((part, place) => (
          <Fragment key={place}>
            {place > 0 && <span className="dot-between"> · </span>}
            <span>{part}</span>
          </Fragment>
        ))}
      {fictional && <FictionalPill />}
    </p>
  );
}

interface SendButtonProps extends Pick<Chat, 'cost'> {
  readonly ready: boolean;
  /** Images are being uploaded. */
  readonly busy: boolean;
}

function SendButton({ cost, ready, busy }: SendButtonProps) {
  const t = useTranslations('chat.composer');
  const costText = useCostText();
  return (
    // Keeps the focus in the text field, so that the on-screen keyboard of a phone stays open.
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
      <span className="sr">, {t('costs', { cost: costText(cost) })}</span>
    </Button>
  );
}

/** Sends typing signals, except before the first message, when there is no conversation yet. */
function useTypingSignal(conversation: number | null): TypingSignal {
  const live = useLive();
  const signal = useMemo(
    () => createTypingSignal(() => conversation !== null && live.send({ type: typingNow.type, data: { conversation } })),
    [live, conversation],
  );
  useEffect(() => signal.stop, [signal]);
  return signal;
}

/** Focuses the text field, except on touch screens, where that would open the keyboard. */
function useAutofocus(area: { readonly current: HTMLTextAreaElement | null }): void {
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches && document.querySelector('dialog:modal') === null)
      area.current?.focus({ preventScroll: true });
  }, [area]);
}
