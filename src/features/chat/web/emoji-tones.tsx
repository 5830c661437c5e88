import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import { type Emoji, emojiTones, withTone } from '../contract/emojis.ts';
import type { EmojiMemory } from './emoji-habits.ts';
import { useEmojiHabits } from './use-emoji-memory.ts';

interface Props {
  /** Of the tones 1 to 5. */
  readonly names: readonly string[];
  readonly memory: EmojiMemory;
  /** What the mouse or the focus is on. */
  readonly shown: Emoji | null;
}

const hand = '✋';

/** Below the emoji: what one of them is called, and the skin tone for all that have one. */
export function EmojiTones({ names, memory, shown }: Props) {
  const t = useTranslations('chat.emoji');
  const { tone } = useEmojiHabits(memory);
  const [choosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const group = useId();
  const nameOf = (one: number) => (one === 0 ? t('noTone') : (names[one - 1] ?? ''));
  const done = () => {
    setChoosing(false);
    button.current?.focus();
  };
  return (
    <div className="emoji-foot">
      {choosing ? (
        <fieldset
          className="emoji-tones"
          onKeyDown={(event) => {
            if (event.key !== 'Escape' && event.key !== 'Enter') return;
            // Only this choice ends.
            event.stopPropagation();
            event.preventDefault();
            done();
          }}
        >
          <legend className="sr">{t('tone')}</legend>
          {emojiTones.map((one) => (
            <label key={one} title={nameOf(one)}>
              <input
                type="radio"
                className="sr"
                name={group}
                aria-label={nameOf(one)}
                checked={one === tone}
                autoFocus={one === tone}
                onChange={() => memory.setTone(one)}
                onClick={({ detail }) => detail > 0 && done()}
              />
              <span aria-hidden="true">{withTone(hand, one)}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <p className="emoji-shown" aria-hidden="true">
          {shown && (
            <>
              <span className="emoji-char">{shown.toned ? withTone(shown.text, tone) : shown.text}</span>
              <span className="name">{shown.label}</span>
            </>
          )}
        </p>
      )}
      <button
        ref={button}
        type="button"
        className="emoji-tone"
        aria-expanded={choosing}
        title={t('tone')}
        aria-label={t('toneNow', { tone: nameOf(tone) })}
        onClick={() => setChoosing(!choosing)}
      >
        {choosing ? <Icon name="check" /> : withTone(hand, tone)}
      </button>
    </div>
  );
}
