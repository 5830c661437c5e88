import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '#platform/web/ui/index.ts';
import { useNewLikesTotal } from '#features/likes/web/index.ts';
import { useBackAgain } from './likes-left.tsx';

interface Props {
  readonly resetsAt: string;
  /** Back to the cards: passing is never counted. */
  readonly onGoOn: (() => void) | null;
}

/** The likes of the day are given: when they are back, and what there is to do until then. */
export function OutCard({ resetsAt, onGoOn }: Props) {
  const t = useTranslations('swipe.out');
  const again = useBackAgain();
  const newLikes = useNewLikesTotal();
  return (
    <section className="swipe-out" aria-labelledby="swipe-out">
      <div className="words">
        <h2 className="h28" id="swipe-out" tabIndex={-1}>
          {t('title')}
        </h2>
        <p className="soft text-pretty">{again('out', resetsAt)}</p>
      </div>
      <div className="ways">
        <p className="t15">
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
        {onGoOn && (
          <Button kind="plain" wide onClick={onGoOn}>
            {t('goOn')}
          </Button>
        )}
      </div>
    </section>
  );
}
