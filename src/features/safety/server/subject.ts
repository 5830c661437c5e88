import type { UserId } from '#platform/contract/ids.ts';
import type { ReportSubject } from '../contract/rules.ts';

/** The subject of a report, with reporter and reported member. */
export interface Subject {
  readonly reporter: UserId;
  readonly reported: UserId;
  readonly subject: ReportSubject;
  /** Id of the photo or message; null for the profile. */
  readonly item: number | null;
}
