import type { SiteId, StaffId, UserId } from '#platform/contract/ids.ts';
import type { CaseKind } from '../../contract/rules.ts';

/** The id of a row of `cases`; outside, a case is named by its number. */
export type CaseId = number;

export interface CaseRef {
  readonly id: CaseId;
  /** Such as `M-7K2M-9QXA`. */
  readonly number: string;
}

/** What brings a matter to staff. */
export type CaseSource =
  | { readonly receipt: string }
  | { readonly words: string; readonly sentBy: 'trusted_flagger' | 'authority' | null }
  /** A block beforehand, by its id, and the message that it is about. */
  | { readonly block: number; readonly message: number | null };

export interface Opening {
  readonly site: SiteId;
  readonly kind: CaseKind;
  /** The member whom it is about, or who asks; null for what is outside. */
  readonly subject: UserId | null;
  /** Due times count from then. */
  readonly at: Date;
  /** A stored report, notice or complaint, by its number, what staff entered, or a block. Most photos and appeals have none. */
  readonly source?: CaseSource;
  /** The photo or picture of a chat that the case is about. */
  readonly photo?: number;
  readonly appeal?: { readonly decision: number; readonly words: string; readonly by: 'member' | 'reporter' };
  /** Who enters it, and the id of the call. */
  readonly by?: { readonly staff: StaffId; readonly clientId: string | null };
  /** It joins an open case, but opens none. */
  readonly onlyJoins?: boolean;
}

export interface OpenedCase extends CaseRef {
  /** False: it joined a case that was open. */
  readonly isNew: boolean;
}
