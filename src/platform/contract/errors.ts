/** HTTP status by error code. Each feature has its own table; an endpoint lists the errors that it may return. */
export type ErrorTable = Readonly<Record<string, number>>;

/** Errors that every endpoint may return. */
export const commonErrors = {
  invalid_request: 400,
  authentication_required: 403,
  origin_refused: 403,
  /** The browser shows pages with a draft of the site. */
  preview: 403,
  not_found: 404,
  other_member: 409,
  too_large: 413,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies ErrorTable;

/** Errors that every call for staff may return. */
export const staffAccessErrors = {
  /** params: right */
  right_missing: 403,
  /** The second factor has to be shown again: step-up.php. */
  step_up_required: 403,
  /** A passkey or an authenticator has to be set up first. */
  second_factor_required: 403,
} as const satisfies ErrorTable;

/** What a decision refuses. params: number (of the decision), until (ISO 8601; missing: without end) */
export const decidedErrors = {
  restricted: 403,
  suspended: 403,
  banned: 403,
} as const satisfies ErrorTable;

/**
 * The operator has switched this off for all. params: what (signups, first_messages, uploads, payments, closing), own (yes: the
 * operator's words follow), words
 */
export const switchedOffErrors = { switched_off: 403 } as const satisfies ErrorTable;

/** Newer terms apply, and the member has not agreed to them. params: version */
export const changedTermsErrors = { terms_changed: 403 } as const satisfies ErrorTable;

export type CommonErrorCode = keyof typeof commonErrors;

/** The part of a table that one endpoint may return. */
export function errorsOf<Table extends ErrorTable, Code extends keyof Table & string>(table: Table, ...codes: Code[]): Pick<Table, Code> {
  return Object.fromEntries(codes.map((code) => [code, table[code]])) as Pick<Table, Code>;
}
