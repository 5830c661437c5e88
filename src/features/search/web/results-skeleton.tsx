import { useTranslations } from 'use-intl';
import { Skeleton } from '#platform/web/ui/index.ts';

const places = Array.from({ length: 10 }, (_, at) => at);

/** Placeholders for cards that are still loading. */
export function ResultsSkeleton() {
  const t = useTranslations('common.state');
  return (
    <div className="member-grid" role="status" aria-busy="true">
      <span className="sr">{t('loading')}</span>
      {places.map((at) => (
        <div key={at} aria-hidden="true">
          <Skeleton shape="photo" className="aspect-4/5" />
          <Skeleton className="mt-3 h-5 w-2/3" />
          <Skeleton className="mt-2 h-3.5 w-4/5" />
        </div>
      ))}
    </div>
  );
}
