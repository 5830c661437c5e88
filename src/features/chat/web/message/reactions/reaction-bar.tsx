import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { type Reaction, reactions } from '../../../contract/reactions.ts';
import { ReactionIcon } from './reaction-icon.tsx';

interface Props {
  readonly chosen: Reaction | null;
  /** Null takes the reaction back. */
  readonly onChoose: (reaction: Reaction | null) => void;
}

/** The reactions in the menu of a message. Choosing the same one again takes it back. */
export function ReactionBar({ chosen, onChoose }: Props) {
  const t = useTranslations('chat.reaction');
  return (
    <div className="reaction-bar" role="group" aria-label={t('label')} onKeyDown={moveSideways}>
      {reactions.map((reaction) => (
        <button
          key={reaction}
          type="button"
          role="menuitemradio"
          aria-checked={reaction === chosen}
          aria-label={t(`names.${reaction}`)}
          tabIndex={-1}
          onClick={() => onChoose(reaction === chosen ? null : reaction)}
        >
          <ReactionIcon reaction={reaction} />
        </button>
      ))}
    </div>
  );
}

/** The reactions are in a row: the left and right arrows move within it, the up and down arrows within the whole menu. */
function moveSideways(event: KeyboardEvent): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement)) return;
  const next = key === 'ArrowRight' ? target.nextElementSibling : key === 'ArrowLeft' ? target.previousElementSibling : null;
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
