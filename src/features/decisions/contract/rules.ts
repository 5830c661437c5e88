/** What a decision does. */
export const decisionActs = [
  'accept',
  'no_violation',
  'warn',
  'hide',
  'remove',
  'restrict',
  'suspend',
  'ban_rule',
  'ban_fraud',
  'restore',
  'uphold',
] as const;
export type DecisionAct = (typeof decisionActs)[number];
export const isBan = (act: DecisionAct): act is 'ban_rule' | 'ban_fraud' => act === 'ban_rule' || act === 'ban_fraud';

/** Why, in the order of the keys 1 to 6; the others are reasons of photos. Each has a preset letter in every language. */
export const decisionReasons = [
  'fraud',
  'others_photos',
  'harassment',
  'advertising',
  'minor',
  'other',
  'nudity',
  'nobody_seen',
  'violence',
  'hate',
] as const;
export type DecisionReason = (typeof decisionReasons)[number];
/** Those of cases, and those of photos. */
export const caseReasons = [
  'fraud',
  'others_photos',
  'harassment',
  'advertising',
  'minor',
  'other',
] as const satisfies readonly DecisionReason[];
export const photoReasons = [
  'nudity',
  'others_photos',
  'minor',
  'nobody_seen',
  'advertising',
  'violence',
] as const satisfies readonly DecisionReason[];

/** What a restricted member cannot do meanwhile. */
export const restrictions = ['conversations', 'pictures', 'messages'] as const;
export type Restriction = (typeof restrictions)[number];

/** Who brought it to light. */
export const decisionSources = ['report', 'notice', 'trusted_flagger', 'authority', 'own'] as const;

/** Why somebody opens further private lines. */
export const lookReasons = ['context', 'same_sentence', 'threat', 'asked_by_member', 'authority', 'appeal'] as const;
export type LookReason = (typeof lookReasons)[number];
/** What a member reads about a look: `opened` is the first one, at the lines that were reported, `picture` one at a picture of the chat. */
export const shownLookReasons = ['opened', 'picture', ...lookReasons] as const;

/** Private data of an account that staff see for a reason alone. */
export const privateData = ['email', 'birth_date', 'iban'] as const;
export type PrivateData = (typeof privateData)[number];
/** Why somebody looks at them. */
export const memberLookReasons = ['asked_by_member', 'order', 'case', 'authority'] as const;
export type MemberLookReason = (typeof memberLookReasons)[number];

/** The parts of a letter, in their order. */
export const letterParts = ['happened', 'rule', 'machine', 'meaning', 'appeal', 'other_ways'] as const;
export type LetterPart = (typeof letterParts)[number];

/** Seconds until a decision is applied; it can be undone before. */
export const undoSeconds = 10;
/** Months within which a decision can be appealed against. */
export const appealMonths = 6;
/** Days after a ban on which bought credits that are left are paid out, unless an appeal is open. */
export const payOutDays = 14;
/** Hours within which an appeal is answered. */
export const appealHours = 72;
/** Decisions against which the affected member can appeal. Whoever reported can appeal against `no_violation`. */
export const appealable = [
  'warn',
  'hide',
  'remove',
  'restrict',
  'suspend',
  'ban_rule',
  'ban_fraud',
] as const satisfies readonly DecisionAct[];
/** More people than this are warned only with a second person's yes. */
export const mostWarned = 50;
/** Cases that are decided together, at most; above `mostTogetherAlone` two persons are needed. */
export const mostTogether = 50;
export const mostTogetherAlone = 10;

/** Years after which what is not for good has ended. */
export const maxUntilYears = 2;
export const maxWordsLength = 5000;
export const maxFactsLength = 5000;
export const maxAppealLength = 2000;
