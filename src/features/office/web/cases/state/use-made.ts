import { useTranslations } from 'use-intl';
import type { DecisionAct, DecisionReason } from '#features/decisions/contract/rules.ts';

/** What was decided, and why, in a few words. */
export function useMade(): (made: { readonly act: DecisionAct; readonly reason: DecisionReason }) => string {
  const t = useTranslations('office.cases');
  return ({ act, reason }) => {
    const text = t(`acts.${act}`);
    // A ban for fraud says its reason, and nothing is held against somebody without a violation.
    return act === 'ban_fraud' || act === 'accept' || act === 'no_violation' ? text : `${text}, ${t(`decisionReasons.${reason}`)}`;
  };
}
