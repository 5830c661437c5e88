import type { ConsentRow } from '#features/account/server/index.ts';
import { type Consent, consentPurposes } from '../contract/endpoints.ts';

/** Every purpose, in the order of the contract; without a decision it is not granted. */
export const presentConsents = (rows: readonly ConsentRow[]): Consent[] =>
  consentPurposes.map((purpose) => {
    const row = rows.find((candidate) => candidate.purpose === purpose);
    return {
      purpose,
      granted: row?.granted ?? false,
      text_version: row?.textVersion ?? null,
      changed_at: row?.createdAt.toISOString() ?? null,
    };
  });
