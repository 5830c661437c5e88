import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button, Icon, Skeleton } from '#platform/web/ui/index.ts';

interface Props<T> {
  readonly query: UseQueryResult<T>;
  /** What could not be loaded: "The log". */
  readonly what: string;
  /** Where the address names one thing: "There is no such order here." Otherwise only its site can be absent. */
  readonly absent?: string;
  readonly children: (data: T) => ReactNode;
}

/** What was loaded; before that its outline, and after a failure why, with a way on. */
export function Loaded<T>({ query, what, absent, children }: Props<T>) {
  const t = useTranslations('office.loading');
  const errorText = useErrorText('office');
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (error === null)
    return (
      <div className="box" role="status" aria-busy="true">
        <span className="sr">{t('busy')}</span>
        <div className="pad grid gap-3">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-5 w-3/5" />
        </div>
      </div>
    );
  const code = error instanceof ApiError ? error.code : null;
  // Where a role has ended, the site's calls answer as if there were no such site.
  const isGone = code === 'not_found';
  const id = error instanceof ApiError ? error.requestId : null;
  return (
    <div className="note office-failed" role="alert">
      <Icon name="warning-circle" />
      <p>
        <b>{isGone ? (absent ?? t('otherSite')) : t('failed', { what })}</b>
        {!isGone && <span> {errorText(error)}</span>}
        {id !== null && <span className="text-s soft"> {t('id', { id: id.slice(0, 8) })}</span>}
      </p>
      {code !== 'right_missing' && !isGone && (
        <Button className="tiny" loading={query.isFetching} onClick={() => void query.refetch()}>
          {t('again')}
        </Button>
      )}
    </div>
  );
}
