import type { UserId } from '#platform/contract/ids.ts';
import type { ReportSubject } from '../contract/endpoints.ts';

/** What is reported, and by whom. */
export interface Subject {
  readonly reporter: UserId;
  readonly reported: UserId;
  readonly subject: ReportSubject;
  /** The photo's or the message's id; null: the profile. */
  readonly item: number | null;
}
