/** The acts and looks that have words; others are shown as the call is called. */
export const actNames = [
  'site',
  'site-publish',
  'site-revert',
  'site-switch',
  'login',
  'login-passkey',
  'logout',
  'step-up',
  'invitation-accept',
  'me',
  'totp',
  'recovery-codes',
  'passkeys',
  'session-end',
  'log-export',
  'staff-invite',
  'staff-role',
  'staff-end',
  'staff-reset',
  'photo-decisions',
  'approval',
  'block',
  'block-end',
] as const;

export const isNamed = (what: string): what is (typeof actNames)[number] => actNames.some((name) => name === what);
