import type { DecisionAct, DecisionReason } from '../../contract/rules.ts';
import type { NewDecision } from './decision.ts';

/**
 * The values of the EU's schema for statements of reasons (Digital Services Act, articles 17 and 24). This table alone says which act
 * and reason has which.
 */
export interface Statement {
  readonly restriction_visibility: string | null;
  readonly restriction_money: string | null;
  readonly restriction_service: string | null;
  readonly restriction_account: string | null;
  readonly ground: 'law' | 'rule';
  readonly ground_reference: string;
  readonly ground_explanation: string;
  readonly content_type: string;
  readonly category: string;
}

type Restrictions = Pick<Statement, 'restriction_visibility' | 'restriction_money' | 'restriction_service' | 'restriction_account'>;

const none: Restrictions = { restriction_visibility: null, restriction_money: null, restriction_service: null, restriction_account: null };

const restrictionsOf = {
  accept: none,
  no_violation: none,
  warn: none,
  hide: { ...none, restriction_visibility: 'DECISION_VISIBILITY_CONTENT_DISABLED' },
  remove: { ...none, restriction_visibility: 'DECISION_VISIBILITY_CONTENT_REMOVED' },
  restrict: { ...none, restriction_service: 'DECISION_PROVISION_PARTIAL_SUSPENSION' },
  suspend: { ...none, restriction_account: 'DECISION_ACCOUNT_SUSPENDED' },
  ban_rule: { ...none, restriction_account: 'DECISION_ACCOUNT_TERMINATED' },
  // Bought credits are frozen until they are paid out.
  ban_fraud: { ...none, restriction_money: 'DECISION_MONETARY_SUSPENSION', restriction_account: 'DECISION_ACCOUNT_TERMINATED' },
  restore: none,
  uphold: none,
} as const satisfies Record<DecisionAct, Restrictions>;

interface Ground {
  readonly category: string;
  /** The law that forbids it; without one our rules do. */
  readonly law?: string;
  readonly explanation: string;
}

const groundOf = {
  fraud: {
    category: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
    explanation: 'The account deceives other members in order to get money, credits or data from them.',
  },
  others_photos: {
    category: 'STATEMENT_CATEGORY_DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
    explanation: 'Photos show a person who does not own the account.',
  },
  harassment: {
    category: 'STATEMENT_CATEGORY_CYBER_VIOLENCE',
    explanation: 'Messages or a profile insult, threaten or press another member.',
  },
  advertising: {
    category: 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC',
    explanation: 'The account advertises goods or services, or leads members away to them.',
  },
  minor: {
    category: 'STATEMENT_CATEGORY_PROTECTION_OF_MINORS',
    explanation: 'The site is for adults only, and the account or picture appears to be of a person under 18.',
  },
  other: { category: 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC', explanation: 'The rules of the site are broken in another way.' },
  nudity: { category: 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC', explanation: 'A photo of a profile shows nudity.' },
  nobody_seen: { category: 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC', explanation: 'A photo of a profile does not show its member.' },
  violence: {
    category: 'STATEMENT_CATEGORY_VIOLENCE',
    explanation: 'The content shows, glorifies or threatens violence.',
  },
  hate: {
    category: 'STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH',
    law: 'Framework Decision 2008/913/JHA, Art. 1',
    explanation: 'The content incites to hatred against a group of people or its members.',
  },
} as const satisfies Record<DecisionReason, Ground>;

const intimate: Ground = {
  category: 'STATEMENT_CATEGORY_CYBER_VIOLENCE',
  law: 'Directive (EU) 2024/1385, Art. 5',
  explanation: 'An intimate picture is shown without the consent of the person in it.',
};

/** Our rules, which each member can read. */
const rules = '/pages/rules';

const contentTypes = {
  profile: 'CONTENT_TYPE_TEXT',
  message: 'CONTENT_TYPE_TEXT',
  photo: 'CONTENT_TYPE_IMAGE',
} as const satisfies Record<NewDecision['content'], string>;

export function statementOf({ act, reason, content, isIntimate }: NewDecision): Statement {
  const { category, law, explanation }: Ground = isIntimate ? intimate : groundOf[reason];
  return {
    ...restrictionsOf[act],
    ground: law === undefined ? 'rule' : 'law',
    ground_reference: law ?? rules,
    ground_explanation: explanation,
    content_type: contentTypes[content],
    category,
  };
}
