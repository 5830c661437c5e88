import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getLoginSecurity = callOf<typeof endpoints.getLoginSecurity>('GET', 'login-security.php');
export const confirm = callOf<typeof endpoints.confirm>('POST', 'confirmation.php');
export const startPasskey = callOf<typeof endpoints.startPasskey>('POST', 'passkey-creation.php');
export const addPasskey = callOf<typeof endpoints.addPasskey>('POST', 'passkeys.php');
export const renamePasskey = callOf<typeof endpoints.renamePasskey>('PUT', 'passkeys.php');
export const removePasskey = callOf<typeof endpoints.removePasskey>('DELETE', 'passkeys.php');
export const startAuthenticator = callOf<typeof endpoints.startAuthenticator>('POST', 'authenticator.php');
export const turnOnAuthenticator = callOf<typeof endpoints.turnOnAuthenticator>('PUT', 'authenticator.php');
export const turnOffAuthenticator = callOf<typeof endpoints.turnOffAuthenticator>('DELETE', 'authenticator.php');
export const renewRecoveryCodes = callOf<typeof endpoints.renewRecoveryCodes>('POST', 'recovery-codes.php');
