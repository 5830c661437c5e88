export { loginSecurityQuery } from './queries.ts';
export { usePasskeyConfirmation } from './use-passkey-confirmation.ts';
