import { useTranslations } from 'use-intl';
import { Button, ButtonLink, EmptyState } from '#platform/web/ui/index.ts';

interface Props {
  readonly failed: boolean;
  readonly onAgain: () => void;
}

/** Shown when no candidate is left or loading failed, with links to other pages. */
export function NoCandidates({ failed, onAgain }: Props) {
  const t = useTranslations('match-finder');
  const common = useTranslations('common.action');
  if (failed)
    return (
      <div className="mt-6">
        <EmptyState
          title={t('failed.title')}
          actions={
            <Button kind="primary" icon="arrow-clockwise" onClick={onAgain}>
              {common('retry')}
            </Button>
          }
        >
          {t('failed.help')}
        </EmptyState>
      </div>
    );
  return (
    <div className="mt-6">
      <EmptyState
        title={t('empty.title')}
        actions={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink kind="primary" to="/members">
              {t('empty.search')}
            </ButtonLink>
            <ButtonLink to="/swipe-game">{t('empty.swipe')}</ButtonLink>
            <ButtonLink to="/profile#search">{t('empty.widen')}</ButtonLink>
            <Button kind="plain" icon="arrow-clockwise" onClick={onAgain}>
              {t('empty.again')}
            </Button>
          </div>
        }
      >
        {t('empty.help')}
      </EmptyState>
    </div>
  );
}
