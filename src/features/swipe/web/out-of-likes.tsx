import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '#platform/web/ui/index.ts';
import { useNewLikesTotal } from '#features/likes/web/index.ts';
import { useResetText } from './likes-left.tsx';

interface Props {
  readonly resetsAt: string;
  /** Continues with the cards, because passes are not limited. Null hides the button. */
  readonly onContinue: (() => void) | null;
}

/** Shown when the daily likes are used up: when they are reset, and links to other pages. */
export function OutOfLikes({ resetsAt, onContinue }: Props) {
  const t = useTranslations('swipe.out');
  const resetText = useResetText();
  const newLikes = useNewLikesTotal();
  return (
    <section className="swipe-out" aria-labelledby="swipe-out">
      <div className="text">
        <h2 className="title-m" id="swipe-out" tabIndex={-1}>
          {t('title')}
        </h2>
        <p className="soft text-pretty">{resetText('out', resetsAt)}</p>
      </div>
      <div className="links">
        <p className="text-m">
          <b>{t('meanwhile')}</b>
        </p>
        <ButtonLink kind="blush" icon="heart" wide to="/likes">
          {t('likes', { n: newLikes })}
        </ButtonLink>
        <ButtonLink icon="chat-circle" wide to="/chats">
          {t('chats')}
        </ButtonLink>
        <ButtonLink icon="users" wide to="/match-finder">
          {t('finder')}
        </ButtonLink>
        <ButtonLink icon="magnifying-glass" wide to="/members">
          {t('search')}
        </ButtonLink>
        {onContinue && (
          <Button kind="plain" wide onClick={onContinue}>
            {t('goOn')}
          </Button>
        )}
      </div>
    </section>
  );
}
