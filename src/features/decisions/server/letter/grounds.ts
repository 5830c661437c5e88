import type { DecisionReason } from '../../contract/rules.ts';

/** Sections of the page `/pages/rules`. */
export type RuleSection = 'yourself' | 'respect' | 'photos' | 'money' | 'minors';

/** The rule that each reason is about: the reference of a decision by our rules. Null: the rules as a whole, and the words say which. */
export const ruleOf = {
  fraud: 'money',
  others_photos: 'yourself',
  harassment: 'respect',
  advertising: 'money',
  minor: 'minors',
  other: null,
  nudity: 'photos',
  nobody_seen: 'photos',
  violence: 'photos',
  hate: 'respect',
} as const satisfies Record<DecisionReason, RuleSection | null>;
