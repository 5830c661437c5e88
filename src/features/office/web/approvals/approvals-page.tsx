import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { cx, EmptyState, Icon, PageLink, useAnnounce } from '#platform/web/ui/index.ts';
import type { Approval } from '#features/staff/contract/schemas.ts';
import { Loaded } from '../kit/loaded.tsx';
import { useAsks, useOffice } from '../kit/office-context.ts';
import { PageHead } from '../kit/page-head.tsx';
import { approvalsQuery } from '../kit/queries.ts';
import { ApprovalDeed } from './approval-deed.tsx';
import { ApprovalList, EndedList } from './approval-lists.tsx';
import { useApprovalWords } from './use-approval-words.ts';

/** What waits for the yes of a second person. Which one is open stands in the address. */
export function Component() {
  const t = useTranslations('office.approvals');
  const api = useApi();
  const asks = useAsks();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { about, to } = useOffice();
  const { titleOf } = useApprovalWords();
  const query = useQuery({ ...approvalsQuery({ api, asks }, about), refetchInterval: 10_000 });
  const { id } = useParams();
  const open = query.data?.approvals ?? [];
  const named = [...open, ...(query.data?.ended ?? [])].find((one) => String(one.id) === id);
  // On a phone the list is a page of its own.
  const shown = named ?? (id === undefined ? open[0] : undefined);
  const answered = (done: Approval, words: string) => {
    const next = open.find((one) => one.id !== done.id && !one.mine);
    announce(next === undefined ? words : `${words} ${t('next', { title: titleOf(next) })}`);
    void navigate(to(next === undefined ? '/admin/approvals' : `/admin/approvals/${next.id}`));
  };
  return (
    <>
      <PageHead title={query.data ? t('title', { n: open.length }) : t('name')} name={t('name')} lead={t('lead')} />
      <Loaded query={query} what={t('what')}>
        {({ approvals, ended }) => (
          <div className={cx('ap', id !== undefined && 'single')}>
            <nav aria-label={t('waiting')}>
              {approvals.length === 0 ? (
                <EmptyState level={2} art={null} title={t('nothing')}>
                  {t('nothingLead')}
                </EmptyState>
              ) : (
                <ApprovalList approvals={approvals} current={shown?.id ?? null} />
              )}
              <p className="text-s soft ap-foot">{t('lapses')}</p>
              {ended.length > 0 && <EndedList approvals={ended} current={shown?.id ?? null} />}
            </nav>
            <div className="ap-one">
              {id !== undefined && (
                <PageLink className="ap-back" to={to('/admin/approvals')}>
                  <Icon name="arrow-left" />
                  {t('back', { n: approvals.length })}
                </PageLink>
              )}
              {shown !== undefined && <ApprovalDeed key={shown.id} approval={shown} onAnswered={answered} />}
              {id !== undefined && named === undefined && (
                <EmptyState level={2} art={null} title={t('gone')}>
                  {t('goneLead')}
                </EmptyState>
              )}
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}
