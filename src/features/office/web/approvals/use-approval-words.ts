import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import type { Money } from '#platform/contract/money.ts';
import type { Grant } from '#platform/contract/rights.ts';
import { type DecisionAct, decisionActs, type DecisionReason, decisionReasons } from '#features/decisions/contract/rules.ts';
import type { Approval } from '#features/staff/contract/schemas.ts';
import { useOffice } from '../kit/office-context.ts';
import { providerName } from '../kit/provider-name.ts';
import { difference } from '../people/grants.ts';

interface ApprovalWords {
  /** What would be done, as a sentence without its subject: "Block member 7 for fraud, warn 63". */
  readonly titleOf: (approval: Approval) => string;
  /** Why, in words; null without any. */
  readonly whyOf: (approval: Approval) => string | null;
  /** The way of the money; null for what moves none. */
  readonly wayOf: (approval: Approval) => string | null;
  /** How it ended, and by whom. */
  readonly endOf: (approval: Approval) => string;
  /** Roles with their sites; "none" for an empty list. */
  readonly rolesOf: (grants: readonly Grant[]) => string;
  /** What a change of rights gives and takes; null for everything else. */
  readonly changeOf: (approval: Approval) => { readonly given: readonly Grant[]; readonly taken: readonly Grant[] } | null;
}

const isAct = (value: string | null): value is DecisionAct => decisionActs.some((act) => act === value);
const isReason = (value: string | null): value is DecisionReason => decisionReasons.some((reason) => reason === value);

/** What is left to be transferred where the provider has paid a part or all of it by its reports; null: everything. */
const restOf = ({ facts: { order } }: Approval): Money | null =>
  order === null || order.reported === null ? null : { ...order.amount, amount: order.amount.amount - order.reported.amount };

/** Requests in the words of the person who reads them. */
export function useApprovalWords(): ApprovalWords {
  const t = useTranslations('office.approvals');
  const person = useTranslations('office.person');
  const roles = useTranslations('office.roles');
  const money = useMoney();
  const { me } = useOffice();
  const hosts = new Map(me.sites.map(({ id, host }) => [id, host]));
  const figureOf = ({ facts }: Approval, name: string) => facts.figures.find((one) => one.name === name)?.count ?? 0;
  const titleOf = (approval: Approval): string => {
    const { kind, facts, subject } = approval;
    if (kind === 'refund' || kind === 'pay-out') {
      const rest = restOf(approval);
      const what = kind === 'refund' ? 'refunds' : rest === null ? 'transfers' : rest.amount > 0 ? 'transfersRest' : 'transfersNothing';
      const amount = facts.order === null ? '' : money(facts.order.amount);
      return t(what, { amount, order: facts.order?.number ?? '–', rest: rest === null ? '' : money(rest) });
    }
    if (kind !== 'decision') return t(`does.${kind}`, { name: facts.name ?? t('person', { n: subject ?? 0 }) });
    const cases = figureOf(approval, 'cases');
    const one = subject === null ? t('case', { number: facts.case ?? '–' }) : t('member', { n: String(subject) });
    const who = cases > 1 ? t('cases', { n: cases }) : one;
    const act = isAct(facts.act) ? t(`decides.${facts.act}`, { who }) : t('decides.other', { who });
    const warned = figureOf(approval, 'warned');
    return warned === 0 ? act : t('andWarn', { act, n: warned });
  };
  return {
    titleOf,
    whyOf({ facts: { reason, words } }) {
      const named = reason === null ? null : isReason(reason) ? t(`reasons.${reason}`) : reason;
      return named === null ? words : words === null ? named : t('reasonWithWords', { reason: named, words });
    },
    wayOf(approval) {
      const { order } = approval.facts;
      if (order === null) return null;
      const provider = providerName(order.provider);
      const rest = restOf(approval);
      if (rest === null || order.reported === null) return t(approval.kind === 'pay-out' ? 'wayByHand' : 'wayBack', { provider });
      return rest.amount > 0 ? t('wayRest', { provider, part: money(order.reported), rest: money(rest) }) : t('wayReported', { provider });
    },
    endOf: ({ state, ended_by }) => (state === 'open' ? '' : t(`states.${state}`, { name: ended_by?.name ?? '' })),
    rolesOf: (grants) =>
      grants.length === 0
        ? t('noRole')
        : grants
            .map(({ role, site }) =>
              person('roleAt', { role: roles(role), site: site === null ? person('everywhere') : (hosts.get(site) ?? '–') }),
            )
            .join(', '),
    changeOf: ({ facts: { roles: change } }) => (change === null ? null : difference(change.before, change.after)),
  };
}
