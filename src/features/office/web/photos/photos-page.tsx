import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useApi } from '#platform/web/data/context.ts';
import { ButtonLink, EmptyState, Skeleton } from '#platform/web/ui/index.ts';
import { photosPerStack } from '#features/cases/contract/photo-rules.ts';
import { Loaded } from '../kit/loaded.tsx';
import { useAsks, useOffice } from '../kit/office-context.ts';
import { PageHead } from '../kit/page-head.tsx';
import { ResultView } from './result/result-view.tsx';
import { StackView } from './stack/stack-view.tsx';
import { type Stack, stackQuery } from './state/photo-queries.ts';
import { useDecisions } from './state/use-decisions.ts';
import { useRelease } from './state/use-release.ts';

/** Photos that wait for a decision, a stack of them at a time. */
export function Component() {
  const t = useTranslations('office.photos');
  const api = useApi();
  const asks = useAsks();
  const { about } = useOffice();
  const query = useQuery(stackQuery({ api, asks }, about));
  useRelease();
  if (query.data === undefined)
    return (
      <>
        <PageHead title={t('name')} />
        {query.error === null ? (
          <Slow />
        ) : (
          <Loaded query={query} what={t('what')}>
            {() => null}
          </Loaded>
        )}
      </>
    );
  return <Work key={about.site ?? 0} stack={query.data} />;
}

function Work({ stack }: { readonly stack: Stack }) {
  const t = useTranslations('office.photos');
  const { to, may } = useOffice();
  const dateText = useDateFormat();
  const { outcome, ...work } = useDecisions(stack);
  if (outcome !== null)
    return (
      <ResultView
        outcome={outcome}
        undoing={work.undoing}
        retrying={work.sending}
        next={work.next}
        onUndo={work.undo}
        onRetry={work.retry}
        onNext={work.goOn}
      />
    );
  if (stack.photos.length > 0)
    return (
      <StackView
        // Another stack starts anew; one that only grows does not.
        key={work.stackNumber}
        stack={stack}
        choices={work.choices}
        onChoices={work.setChoices}
        sending={work.sending}
        onSend={work.send}
      />
    );
  const rest = stack.rest_until;
  const others = may('cases.read') && (
    <ButtonLink size="small" to={to('/admin/cases')}>
      {t('toCases')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={t('name')} />
      {rest === null ? (
        <EmptyState level={2} title={t('empty')} actions={others}>
          {t('emptyLead')}
        </EmptyState>
      ) : (
        <EmptyState level={2} art={null} title={t('rest')} actions={others}>
          {t('restLead', { time: dateText(new Date(rest), { timeStyle: 'short' }), n: stack.waiting })}
        </EmptyState>
      )}
    </>
  );
}

/** The outline of the grid. */
function Slow() {
  const t = useTranslations('office.loading');
  return (
    <div role="status" aria-busy="true">
      <span className="sr">{t('busy')}</span>
      <div className="ph-grid">
        {Array.from({ length: photosPerStack }, (_each, at) => (
          <Skeleton key={at} className="aspect-[4/5]" />
        ))}
      </div>
    </div>
  );
}
