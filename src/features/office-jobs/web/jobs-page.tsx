import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Loaded, PageHead, useAsks, useOffice } from '#features/office/web/index.ts';
import { jobsQuery } from './queries.ts';
import { MachineCards } from './machine-cards.tsx';
import { Queues } from './queues.tsx';
import { Stuck } from './stuck.tsx';

/** What hangs first, then queues, repeated jobs, search, disk and versions. */
export function Component() {
  const t = useTranslations('office-jobs');
  const api = useApi();
  const asks = useAsks();
  const dateText = useDateFormat();
  const { about } = useOffice();
  const query = useQuery(jobsQuery({ api, asks }, about));
  const stuck = query.data?.stuck.length ?? 0;
  const title = query.data === undefined ? t('name') : stuck === 0 ? t('calm') : t('hanging', { n: stuck });
  return (
    <>
      <PageHead
        title={title}
        name={t('name')}
        lead={query.data && t('lead', { time: dateText(new Date(query.data.at), { timeStyle: 'medium' }) })}
      />
      <Loaded query={query} what={t('what')}>
        {(reply) => (
          <>
            {reply.stuck.length > 0 && <Stuck jobs={reply.stuck} />}
            <Queues queues={reply.queues} />
            <MachineCards reply={reply} />
          </>
        )}
      </Loaded>
    </>
  );
}
