import type { ReportSubject } from '../contract/rules.ts';

/** The reported member and subject; `item` is the id of a photo or message. */
export interface ReportAbout {
  readonly id: number;
  readonly name: string;
  readonly subject: ReportSubject;
  readonly item?: number;
}

export interface ReportProps {
  /** Null when the dialog is closed. */
  readonly about: ReportAbout | null;
  readonly onClose: () => void;
  /** Opens the block confirmation; offered after the report is sent. */
  readonly onBlock?: () => void;
}
