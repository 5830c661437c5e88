import { useTranslations } from 'use-intl';
import { Button, ButtonLink, EmptyState, Skeleton } from '#platform/web/ui/index.ts';
import type { Deck, DeckState } from './deck.ts';
import { EmptyDeck } from './empty-deck.tsx';

interface Props {
  readonly deck: Deck;
  readonly phase: Exclude<DeckState['phase'], 'ready'>;
}

/** Shown instead of cards: loading, nobody left, or failed. */
export function DeckEnd({ deck, phase }: Props) {
  const t = useTranslations('swipe');
  const common = useTranslations('common.action');
  if (phase === 'loading')
    return (
      <div className="swipe-card top" aria-busy="true">
        <Skeleton shape="block" className="h-full" />
        <div className="plate">
          <p className="soft" role="status">
            {t('loading')}
          </p>
        </div>
      </div>
    );
  if (phase === 'failed')
    return (
      <EmptyState
        title={t('failed.title')}
        actions={
          <Button kind="primary" icon="arrow-clockwise" onClick={deck.retry}>
            {common('retry')}
          </Button>
        }
      >
        {t('failed.help')}
      </EmptyState>
    );
  return (
    <EmptyState
      art={<EmptyDeck />}
      title={t('empty.title')}
      actions={
        <div className="grid gap-2">
          <ButtonLink kind="primary" to="/members">
            {t('empty.search')}
          </ButtonLink>
          <ButtonLink to="/profile#search">{t('empty.widen')}</ButtonLink>
          <Button kind="plain" icon="arrow-clockwise" onClick={deck.refresh}>
            {t('empty.again')}
          </Button>
        </div>
      }
    >
      {t('empty.help')}
    </EmptyState>
  );
}
