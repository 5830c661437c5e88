import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { ButtonLink, EmptyState, useAnnounce } from '#platform/web/ui/index.ts';
import { isUrgent } from '#features/cases/contract/rules.ts';
import type { Case } from '#features/cases/contract/schemas.ts';
import { useKey } from '../kit/keys/use-keys.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { useAsks, useOffice } from '../kit/office-context.ts';
import { CasePanel } from './decision/case-panel.tsx';
import { FasterNotice } from './decision/faster-notice.tsx';
import { PhoneDock } from './decision/phone-dock.tsx';
import { useDecide } from './decision/use-decide.ts';
import { usePreview } from './decision/use-preview.ts';
import { useCaseTitle } from './evidence/case-head.tsx';
import { Evidence } from './evidence/evidence.tsx';
import type { Queue } from './queue/use-queue.ts';
import { caseQuery } from './state/case-queries.ts';
import { useDraft } from './state/use-draft.ts';
import { useLease } from './state/use-lease.ts';
import { usePhone } from './use-phone.ts';

interface Props {
  readonly number: string;
  readonly queue: Queue;
  /** Opens a case; null: the list. */
  readonly onOpen: (number: string | null) => void;
}

/** One case: evidence and decision. */
export function CaseView({ number, queue, onOpen }: Props) {
  const t = useTranslations('office.cases');
  const api = useApi();
  const asks = useAsks();
  const { about } = useOffice();
  const query = useQuery(caseQuery({ api, asks }, about, number));
  const isGone = query.data === undefined && query.error instanceof ApiError && query.error.code === 'not_found';
  if (isGone)
    return (
      <div className="rest">
        <EmptyState
          level={1}
          title={t('absent')}
          actions={
            <ButtonLink size="small" to={queue.toCase(null)}>
              {t('toQueue')}
            </ButtonLink>
          }
        >
          {t('absentLead')}
        </EmptyState>
      </div>
    );
  if (query.data === undefined)
    return (
      <div className="case rest">
        <h1 className="title-h28">{t('theCase')}</h1>
        <Loaded query={query} what={t('theCase')}>
          {() => null}
        </Loaded>
        {query.isError && <p className="text-s soft">{t('typed')}</p>}
      </div>
    );
  return <LoadedCase about={query.data} queue={queue} onOpen={onOpen} />;
}

function LoadedCase({ about, queue, onOpen }: Omit<Props, 'number'> & { readonly about: Case }) {
  const t = useTranslations('office.cases');
  const { may } = useOffice();
  const isPhone = usePhone();
  const heading = useHeading(about);
  const isOpen = about.state === 'open';
  const canAnswer = (about.kind === 'complaint' || about.kind === 'data_request') && may('requests.answer');
  const canDecide = about.acts.length > 0 && about.refused === null;
  const taken = queue.rows.some(({ number, lease: other }) => number === about.number && other !== null && !other.mine);
  const lease = useLease(about.number, { wanted: isOpen && (canDecide || canAnswer), taken });
  const draft = useDraft(about.number);
  const preview = usePreview(about, draft.draft);
  const toNext = () => onOpen(queue.next);
  const decide = useDecide(about, draft, (next) => onOpen(queue.next ?? next));
  const isTouched = draft.draft.choice !== null || draft.draft.reason !== null || draft.draft.words !== '';
  const other = about.decisions.some(({ mine, by, state }) => !mine && by !== null && state !== 'withdrawn');
  const isFaster = decide.faster !== null || (!isOpen && isTouched && other && about.appeal === null);
  const later = () => onOpen(queue.putOff(about.number));
  useKey('next', isOpen && !isFaster ? null : toNext);
  const release = () => {
    lease.release();
    onOpen(null);
  };
  const shared = { about, lease, draft, preview, decide, onRelease: release, onLater: later };
  return (
    <>
      <Evidence
        about={about}
        heading={heading}
        notice={
          <>
            <ButtonLink kind="plain" className="tiny back" icon="arrow-left" to={queue.toCase(null)}>
              {t('back')}
            </ButtonLink>
            {isFaster && <FasterNotice about={about} params={decide.faster} onNext={toNext} />}
          </>
        }
        also={draft.draft.also}
        onAlso={canDecide && isOpen && about.appeal === null ? (also) => draft.change({ also }) : null}
        toCase={queue.toCase}
        toMember={(member) => queue.toFilter({ member })}
      />
      {isPhone && isOpen && !isFaster && canDecide && isUrgent(about.kind) ? (
        <PhoneDock {...shared} />
      ) : (
        <CasePanel {...shared} isFaster={isFaster} canAnswer={canAnswer} onNext={toNext} />
      )}
    </>
  );
}

/** The heading of the case has the focus when it is opened, and one polite sentence says which case that is. */
function useHeading(about: Case) {
  const t = useTranslations('office.cases');
  const announce = useAnnounce();
  const title = useCaseTitle()(about);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isFirst = useRef(key === 'default');
  const said = useRef<string | null>(null);
  const text = t('now', { number: about.number, title });
  useEffect(() => {
    if (said.current === about.number) return;
    said.current = about.number;
    if (isFirst.current) return;
    heading.current?.focus({ preventScroll: true });
    announce(text);
  }, [about.number, announce, text]);
  return heading;
}
