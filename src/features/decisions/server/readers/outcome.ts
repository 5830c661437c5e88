import type { DecisionAct } from '../../contract/rules.ts';

/** What a decision means for whoever reported: never which act it was. */
export const outcomeOf = (act: DecisionAct): 'acted' | 'dismissed' => (act === 'no_violation' || act === 'accept' ? 'dismissed' : 'acted');
