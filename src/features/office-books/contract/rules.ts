/** The files for the accountant, as `npm run books` writes them: `--journal`, `--datev`, `--oss` and its forms. */
export const exportKinds = ['journal', 'datev', 'oss', 'oss-bzst', 'oss-elsewhere', 'oss-months'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** How a finding is closed: only looked at, or booked. */
export const closings = ['accepted', 'refund', 'chargeback', 'fee'] as const;
export type Closing = (typeof closings)[number];
