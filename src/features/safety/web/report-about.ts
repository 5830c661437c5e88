import type { ReportSubject } from '../contract/endpoints.ts';

/** Whom, and what of them: a photo's or a message's id as `item`. */
export interface ReportAbout {
  readonly id: number;
  readonly name: string;
  readonly subject: ReportSubject;
  readonly item?: number;
}

export interface ReportProps {
  /** Null: closed. */
  readonly about: ReportAbout | null;
  readonly onClose: () => void;
  /** Asks whether the member is to be blocked, too; offered once the report is sent. */
  readonly onBlock?: () => void;
}
