import { useTranslations } from 'use-intl';
import type { Reaction } from '../../../contract/reactions.ts';
import { ReactionIcon } from './reaction-icon.tsx';
import { useReact } from './use-react.ts';

interface Props {
  /** The id of the message. */
  readonly message: number;
  readonly reaction: Reaction;
  /** The other member, who has reacted to a message of the viewer's; null when the reaction is the viewer's own. */
  readonly by: string | null;
}

/** The reaction below a message. The viewer's own is a button that takes it back. */
export function ReactionChip({ message, reaction, by }: Props) {
  const t = useTranslations('chat.reaction');
  const react = useReact();
  if (by !== null)
    return (
      <span className="reaction-chip" role="img" aria-label={t('theirs', { name: by, reaction: t(`names.${reaction}`) })}>
        <ReactionIcon reaction={reaction} />
      </span>
    );
  return (
    <button
      type="button"
      className="reaction-chip"
      aria-label={t('takeBack', { reaction: t(`names.${reaction}`) })}
      onClick={() => react(message, null)}
    >
      <ReactionIcon reaction={reaction} />
      {t('mine')}
    </button>
  );
}
