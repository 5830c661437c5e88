import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Button, cx, EmptyState } from '#platform/web/ui/index.ts';
import { KeyHint, useKey } from '../kit/keys/use-keys.tsx';
import { useAsks, useOffice } from '../kit/office-context.ts';
import { CaseView } from './case-view.tsx';
import { EnterDialog } from './enter-dialog.tsx';
import { QueuePanel } from './queue/queue-panel.tsx';
import { type Queue, useQueue } from './queue/use-queue.ts';
import { caseQuery, pictureUrl } from './state/case-queries.ts';

/** The queue, and the case whose number stands in the address. */
export function Component() {
  const { number = null } = useParams();
  const navigate = useNavigate();
  const { may } = useOffice();
  const queue = useQueue(number);
  const [entering, setEntering] = useState(false);
  const mayEnter = may('cases.open');
  const enter = mayEnter ? () => setEntering(true) : null;
  useKey('open', enter);
  usePrefetched(number === null ? null : queue.next);
  const open = (next: string | null) => void navigate(queue.toCase(next));
  return (
    <div className={cx('office-panes', number !== null && 'opened')}>
      <QueuePanel queue={queue} open={number} onEnter={enter} />
      {number === null ? <Rest queue={queue} onOpen={open} /> : <CaseView key={number} number={number} queue={queue} onOpen={open} />}
      {entering && (
        <EnterDialog
          onClose={() => setEntering(false)}
          onOpened={(entered) => {
            setEntering(false);
            open(entered);
          }}
        />
      )}
    </div>
  );
}

interface RestProps {
  readonly queue: Queue;
  readonly onOpen: (number: string | null) => void;
}

/** No case is open: nobody looks at private lines without wanting to. */
function Rest({ queue: { query, waiting, next }, onOpen }: RestProps) {
  const t = useTranslations('office.cases');
  const bar = useTranslations('office.bar');
  const take = next === null ? null : () => onOpen(next);
  useKey('next', take);
  return (
    <div className="case rest">
      <PageTitle text={bar('titled', { page: t('name') })} />
      {query.data !== undefined && (
        <EmptyState
          bare
          level={2}
          title={t('rest', { n: waiting })}
          actions={
            take !== null && (
              <Button kind="primary" onClick={take}>
                {t('take')}
                <KeyHint act="next" />
              </Button>
            )
          }
        >
          {waiting === 0 ? t('nothingLead') : t('restLead')}
        </EmptyState>
      )}
    </div>
  );
}

/** The next case and its pictures are there before they are wanted. */
function usePrefetched(next: string | null): void {
  const api = useApi();
  const asks = useAsks();
  const queries = useQueryClient();
  const { about, me, may } = useOffice();
  const reads = may('cases.decide') || may('requests.answer');
  const { site } = about;
  useEffect(() => {
    if (next === null || !reads) return;
    const own = site === undefined ? {} : { site };
    void queries.ensureQueryData(caseQuery({ api, asks }, own, next)).then(
      ({ pictures }) => {
        for (const { id } of pictures) new Image().src = pictureUrl(own, next, id, { clear: !me.blur, colour: !me.grey });
      },
      () => {
        // It is loaded when it is opened.
      },
    );
  }, [next, reads, queries, api, asks, site, me.blur, me.grey]);
}
