import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '#platform/web/ui/index.ts';
import { useAct, useOffice, useWhen } from '#features/office/web/index.ts';
import { retryJob } from '../contract/calls.ts';
import { jobsKeyOf, type JobsReply } from './queries.ts';

/** Jobs that failed for good or wait too long. */
export function Stuck({ jobs }: { readonly jobs: JobsReply['stuck'] }) {
  const t = useTranslations('office-jobs.stuck');
  const { about, may } = useOffice();
  const queries = useQueryClient();
  const when = useWhen();
  const retry = useAct(
    (api, id: string) => api(retryJob, { query: about, body: { id } }),
    () => {
      void queries.invalidateQueries({ queryKey: jobsKeyOf(about) });
      return t('retried');
    },
    'office-jobs',
  );
  return (
    <section className="books-part" aria-labelledby="stuck">
      <h2 id="stuck" className="title-h22">
        {t('title')}
      </h2>
      <div className="box">
        <table className="t fold">
          <thead>
            <tr>
              <th scope="col">{t('job')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col">{t('error')}</th>
              <th scope="col">{t('since')}</th>
              {may('jobs.change') && (
                <th scope="col">
                  <span className="sr">{t('act')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {jobs.map(({ id, name, state, since, tries, error }) => (
              <tr key={id}>
                <th scope="row" className="m1">
                  {name}
                </th>
                <td className="m2">
                  <span className="late">{t(state)}</span>, {t('tries', { n: tries })}
                </td>
                <td className="m3 wrap-anywhere">{error ?? '–'}</td>
                <td className="mx">{when(since)}</td>
                {may('jobs.change') && (
                  <td className="m4 r">
                    <Button
                      className="tiny"
                      loading={retry.isPending && retry.variables === id}
                      aria-label={t('retryNamed', { name })}
                      onClick={() => retry.mutate(id)}
                    >
                      {t('retry')}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
