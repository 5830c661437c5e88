import { useFormatter, useTranslations } from 'use-intl';
import { useWhen } from '#features/office/web/index.ts';
import type { JobsReply } from './queries.ts';

/** What waits, runs and is done, by kind. Mails and pushes are among them. */
export function Queues({ queues }: { readonly queues: JobsReply['queues'] }) {
  const t = useTranslations('office-jobs.queues');
  const format = useFormatter();
  const when = useWhen();
  return (
    <section className="books-part" aria-labelledby="queues">
      <h2 id="queues" className="title-h22">
        {t('title')}
      </h2>
      {queues.length === 0 && <p className="soft">{t('nothing')}</p>}
      {queues.length > 0 && (
        <div className="box jobs-scroll" role="region" aria-labelledby="queues" tabIndex={0}>
          <table className="t">
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col" className="r">
                  {t('waiting')}
                </th>
                <th scope="col" className="r">
                  {t('oldest')}
                </th>
                <th scope="col" className="r">
                  {t('running')}
                </th>
                <th scope="col" className="r">
                  {t('done')}
                </th>
                <th scope="col" className="r">
                  {t('failed')}
                </th>
              </tr>
            </thead>
            <tbody>
              {queues.map(({ name, waiting, oldest_at: oldest, running, done, failed }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="r">{format.number(waiting)}</td>
                  <td className="r">{oldest === null ? '–' : when(oldest)}</td>
                  <td className="r">{format.number(running)}</td>
                  <td className="r">{format.number(done)}</td>
                  <td className="r">{failed === 0 ? format.number(failed) : <b className="late">{format.number(failed)}</b>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
