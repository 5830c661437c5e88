export { makePasskey } from './make-passkey.ts';
export { loginSecurityQuery } from './queries.ts';
export { usePasskeyConfirmation } from './use-passkey-confirmation.ts';
