import type { SiteId, StaffId, UserId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import type { DecisionAct, DecisionReason, decisionSources, Restriction } from '../../contract/rules.ts';

/** What the restricted object is. */
export type DecidedContent = 'profile' | 'photo' | 'message';

/** A photo or a message, by its id. */
export interface DecidedItem {
  readonly content: 'photo' | 'message';
  readonly item: number;
}

/** A decision as it is stored: the letter, the report and the timeline are read from it. */
export interface Decision {
  readonly id: number;
  readonly site: SiteId;
  readonly number: string;
  readonly caseId: number | null;
  /** The affected member; null for what is outside, and after the account is erased. */
  readonly user: UserId | null;
  readonly act: DecisionAct;
  readonly reason: DecisionReason;
  readonly content: DecidedContent;
  /** A photo or a message, by its id. */
  readonly item: number | null;
  readonly contentDate: Date | null;
  readonly restricts: readonly Restriction[];
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly ground: 'law' | 'rule';
  readonly groundReference: string;
  readonly groundExplanation: string;
  readonly category: string;
  readonly facts: string;
  readonly source: (typeof decisionSources)[number];
  readonly foundByMachine: boolean;
  readonly decidedByMachine: boolean;
  readonly decidedBy: StaffId | null;
  readonly approvedBy: StaffId | null;
  readonly decidedAt: Date;
  /** Null while a second person is asked. */
  readonly dueAt: Date | null;
  readonly appliedAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly language: Language;
  /** Of who decided, in place of the preset. */
  readonly words: string;
  /** The decision that ended this one. */
  readonly reversedBy: number | null;
  /** Of an answer to an appeal: the decision that it reviews. */
  readonly reviews: number | null;
}

/** What is to be decided about one member. */
export interface NewDecision {
  readonly site: SiteId;
  readonly clientId: string | null;
  readonly caseId: number | null;
  readonly user: UserId | null;
  readonly act: DecisionAct;
  readonly reason: DecisionReason;
  readonly content: DecidedContent;
  readonly item: number | null;
  /** What is removed besides. */
  readonly further?: readonly DecidedItem[];
  readonly contentDate: Date | null;
  readonly restricts: readonly Restriction[];
  readonly until: Date | null;
  /** What happened; empty: nothing but the preset of the letter says it. */
  readonly facts: string;
  readonly words: string;
  readonly source: Decision['source'];
  readonly foundByMachine: boolean;
  /** A picture that its subject did not agree to: forbidden by law, whatever our rules say. */
  readonly isIntimate: boolean;
  readonly language: Language;
  /** Null: by machine, applied at once. */
  readonly by: StaffId | null;
  /** It waits for the yes of a second person. */
  readonly waits: boolean;
  /** Of a person, but without time for undoing it. */
  readonly atOnce?: true;
  readonly reviews: number | null;
}
