import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import { emojiTones, withTone } from '../../contract/emojis.ts';
import type { Emoji } from '../../contract/emoji-endpoints.ts';
import type { EmojiMemory } from './recent-emojis.ts';
import { useRecentEmojis } from './use-emoji-memory.ts';

interface Props {
  /** Names of the skin tones 1 to 5. */
  readonly names: readonly string[];
  readonly memory: EmojiMemory;
  /** The emoji that is hovered or focused. */
  readonly previewed: Emoji | null;
}

const hand = '✋';

/** The footer of the picker: a preview of the current emoji, and the choice of the skin tone. */
export function EmojiTones({ names, memory, previewed }: Props) {
  const t = useTranslations('chat.emoji');
  const { tone } = useRecentEmojis(memory);
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
            // Closes the tones, not the picker.
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
        <p className="emoji-preview" aria-hidden="true">
          {previewed && (
            <>
              <span className="emoji-char">{previewed.toned ? withTone(previewed.text, tone) : previewed.text}</span>
              <span className="name">{previewed.label}</span>
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
