import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Button, Icon, PageLink } from '#platform/web/ui/index.ts';
import { answerApproval } from '#features/staff/contract/calls.ts';
import type { Approval } from '#features/staff/contract/schemas.ts';
import { useOffice } from '../kit/office-context.ts';
import { OfficeIcon } from '../kit/office-icon.tsx';
import { approvalsKey, homeKey, staffKey } from '../kit/queries.ts';
import { useAct } from '../kit/use-act.ts';
import { useWhen } from '../kit/use-when.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { useApprovalWords } from './use-approval-words.ts';

interface Props {
  readonly approval: Approval;
  readonly onAnswered: (approval: Approval, words: string) => void;
}

/** What was asked for, by whom and why, what it would do, and the answer. No key says yes. */
export function ApprovalDeed({ approval, onAnswered }: Props) {
  const t = useTranslations('office.approvals');
  const when = useWhen();
  const { titleOf } = useApprovalWords();
  const { id, kind, hash, ends_at, ended_at, state } = approval;
  return (
    <article className="deed" aria-labelledby="deed">
      <header>
        <p className="text-s soft num">
          {state === 'open'
            ? t('request', { id: String(id), kind: t(`kinds.${kind}`), when: when(ends_at) })
            : t('requestEnded', { id: String(id), kind: t(`kinds.${kind}`), when: ended_at === null ? '' : when(ended_at) })}
        </p>
        <h2 id="deed" className="title-h28 wrap-anywhere">
          {titleOf(approval)}
        </h2>
      </header>
      <Facts approval={approval} />
      <Figures approval={approval} />
      <div className="bind">
        <Icon name="lock-simple" />
        <p>
          <b>{t('bound')}</b>
        </p>
        <p className="mono" title={hash}>
          sha256 {hashWords(hash)}
        </p>
        <p className="text-s soft">{t('boundLead')}</p>
      </div>
      {state === 'open' ? <Answer approval={approval} onAnswered={onAnswered} /> : <Ended approval={approval} />}
    </article>
  );
}

/** The first four groups and the last one: enough to compare two of them. */
const hashWords = (hash: string): string => {
  const groups = hash.match(/.{1,4}/g) ?? [];
  return `${groups.slice(0, 4).join(' ')} … ${groups.at(-1) ?? ''}`;
};

function Facts({ approval }: Pick<Props, 'approval'>) {
  const t = useTranslations('office.approvals');
  const when = useWhen();
  const { to } = useOffice();
  const { whyOf, wayOf, changeOf, rolesOf } = useApprovalWords();
  const { mine, asked_by, asked_at, facts, kind } = approval;
  const why = whyOf(approval);
  const change = changeOf(approval);
  const reported = useReported(facts.order);
  return (
    <dl className="kv num">
      <div>
        <dt>{t('askedBy')}</dt>
        <dd>{mine ? t('askedByYou', { when: when(asked_at) }) : t('askedByThem', { name: asked_by.name, when: when(asked_at) })}</dd>
      </div>
      {why !== null && (
        <div>
          <dt>{t('why')}</dt>
          <dd className="wrap-anywhere">{why}</dd>
        </div>
      )}
      {facts.case !== null && (
        <div>
          <dt>{t('evidence')}</dt>
          <dd>
            <PageLink className="link" to={to(`/admin/cases/${facts.case}`)}>
              {t('case', { number: facts.case })}
            </PageLink>
          </dd>
        </div>
      )}
      {facts.order !== null && (
        <>
          <div>
            <dt>{t('order')}</dt>
            <dd>
              <PageLink className="link" to={to(`/admin/orders/${facts.order.id}`)}>
                {facts.order.number}
              </PageLink>
            </dd>
          </div>
          <div>
            <dt>{t('way')}</dt>
            <dd>{wayOf(approval)}</dd>
          </div>
        </>
      )}
      {change !== null && facts.roles !== null && (
        <>
          <div>
            <dt>{t('now')}</dt>
            <dd>{rolesOf(facts.roles.before)}</dd>
          </div>
          {change.given.length > 0 && (
            <div>
              <dt>{t('given')}</dt>
              <dd>{rolesOf(change.given)}</dd>
            </div>
          )}
          {change.taken.length > 0 && (
            <div>
              <dt>{t('taken')}</dt>
              <dd>{rolesOf(change.taken)}</dd>
            </div>
          )}
        </>
      )}
      <div>
        <dt>{t('means')}</dt>
        <dd>{reported === null ? t(`meaning.${kind}`) : t('meaningReported', reported)}</dd>
      </div>
    </dl>
  );
}

/** Of a transfer that the provider has paid in part or whole: that part, and what is left to transfer. */
function useReported(order: Approval['facts']['order']): { readonly part: string; readonly rest: string } | null {
  const money = useMoney();
  if (order === null || order.reported === null) return null;
  const { amount, reported } = order;
  return { part: money(reported), rest: money({ ...amount, amount: amount.amount - reported.amount }) };
}

/** Counted by doing it in a transaction that is rolled back. */
function Figures({ approval: { facts } }: Pick<Props, 'approval'>) {
  const t = useTranslations('office.approvals');
  const dateText = useDateFormat();
  const figures = facts.figures.filter(({ count }) => count > 0);
  if (figures.length === 0) return null;
  const time = facts.counted_at === null ? null : dateText(new Date(facts.counted_at), { hour: 'numeric', minute: '2-digit' });
  return (
    <section className="cons">
      <p>
        {time !== null && t('counted', { time })} <b>{t('notDone')}</b>
      </p>
      <dl className="num">
        {figures.map(({ name, count }) => (
          <div key={name}>
            <dt>{t(`figures.${name}`, { n: count })}</dt>
            <dd>{t('count', { n: count })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Answer({ approval, onAnswered }: Props) {
  const t = useTranslations('office.approvals');
  const queries = useQueryClient();
  const { about } = useOffice();
  const { id, hash, kind, mine, approvers, asked_by } = approval;
  const [asksWords, setAsksWords] = useState(false);
  const answer = useAct(
    (api, { approve, words }: { readonly approve: boolean; readonly words: string }) =>
      api(answerApproval, { query: about, body: { id, hash, approve, ...(words.trim() !== '' && { words: words.trim() }) } }),
    (_reply, { approve }) => {
      for (const queryKey of [approvalsKey, homeKey, staffKey]) void queries.invalidateQueries({ queryKey });
      const words = t(approve ? 'approved' : mine ? 'withdrawn' : 'refused');
      onAnswered(approval, words);
      return words;
    },
  );
  const isHarmless = kind === 'staff-invite' || kind === 'staff-role';
  return (
    <footer className="pc-dock">
      <div className="row">
        {mine ? (
          <Button disabled icon="users">
            {t('own')}
          </Button>
        ) : (
          <Button
            kind={isHarmless ? 'primary' : 'ink'}
            loading={answer.isPending && answer.variables.approve}
            onClick={() => answer.mutate({ approve: true, words: '' })}
          >
            {kind === 'decision' ? (
              <Icon name="gavel" />
            ) : kind === 'refund' ? (
              <Icon name="arrow-bend-up-left" />
            ) : (
              <OfficeIcon name="fingerprint" />
            )}
            {t(`confirm.${kind}`)}
          </Button>
        )}
        <Button kind="quiet" onClick={() => setAsksWords(true)}>
          {mine ? t('withdraw') : t('refuse', { name: asked_by.name })}
        </Button>
      </div>
      <p className="text-s soft">
        {mine
          ? approvers.length === 0
            ? t('nobodyCan')
            : t('canAnswer', { n: approvers.length, names: approvers.join(', ') })
          : t('factorFoot')}
      </p>
      {asksWords && (
        <AnswerDialog
          approval={approval}
          busy={answer.isPending}
          onClose={() => setAsksWords(false)}
          onAnswer={(words) => answer.mutate({ approve: false, words })}
        />
      )}
    </footer>
  );
}

function Ended({ approval }: Pick<Props, 'approval'>) {
  const t = useTranslations('office.approvals');
  const { endOf } = useApprovalWords();
  return (
    <footer>
      <p>
        <b>{endOf(approval)}</b>
      </p>
      {approval.answer !== null && <p className="wrap-anywhere">{t('answered', { words: approval.answer })}</p>}
    </footer>
  );
}
