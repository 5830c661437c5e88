import type { StaffId } from '#platform/contract/ids.ts';
import type { Result } from '#platform/contract/result.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { LogWords } from './log/log-words.ts';
import type { ApprovalKind } from '../contract/rules.ts';
import type { ApprovalFacts } from '../contract/schemas.ts';
import type { ApprovalRow } from './store/approval-repo.ts';

/** Somebody else has agreed to exactly `row.request`. */
export interface Approved {
  readonly row: ApprovalRow;
  readonly approvedBy: StaffId;
  /** The base of links in mails. */
  readonly origin: string;
}

/** How a request ended without being done. */
export interface EndedApproval {
  readonly row: ApprovalRow;
  readonly how: 'refused' | 'withdrawn' | 'lapsed';
  /** Null: nobody, it lapsed. */
  readonly by: StaffId | null;
  readonly words: LogWords | undefined;
}

/** What the features that ask for a second person do with their kind of request. Its right stands in `approvalRights`. */
export interface ApprovalHandler {
  readonly kind: ApprovalKind;
  /** For the page. Null: the request cannot be read any more, and is not shown. */
  readonly describe: (row: ApprovalRow) => Promise<ApprovalFacts | null>;
  /** Does it, in the transaction of the yes. A failure undoes the yes. `approval_changed`: it is not what was asked for any more. */
  readonly apply: (tx: Tx, approved: Approved) => Promise<Result<null, 'not_found' | 'approval_changed' | 'last_owner'>>;
  /** After the transaction of the yes. */
  readonly applied?: () => void;
  /** It will not be done. */
  readonly ended?: (tx: Tx, ended: EndedApproval) => Promise<void>;
}

export const noFacts: ApprovalFacts = {
  name: null,
  roles: null,
  act: null,
  reason: null,
  words: null,
  case: null,
  order: null,
  counted_at: null,
  figures: [],
};
