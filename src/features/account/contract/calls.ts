import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';
import type * as factors from './factors.ts';

export const login = callOf<typeof endpoints.login>('POST', 'user.php');
export const getUser = callOf<typeof endpoints.getUser>('GET', 'user.php');
export const putUser = callOf<typeof endpoints.putUser>('PUT', 'user.php');
export const logout = callOf<typeof endpoints.logout>('GET', 'logout.php');
export const activate = callOf<typeof endpoints.activate>('POST', 'activate.php');
export const resendActivation = callOf<typeof endpoints.resendActivation>('POST', 'activation-mail.php');
export const requestPasswordReset = callOf<typeof endpoints.requestPasswordReset>('POST', 'reset-password.php');
export const resetPassword = callOf<typeof endpoints.resetPassword>('PUT', 'reset-password.php');
export const restoreUser = callOf<typeof endpoints.restoreUser>('POST', 'user-restore.php');

export const passkeyChallenge = callOf<typeof factors.passkeyChallenge>('POST', 'passkey-challenge.php');
export const passkeyLogin = callOf<typeof factors.passkeyLogin>('POST', 'passkey-login.php');
export const loginByLink = callOf<typeof factors.loginByLink>('POST', 'login-link.php');
export const secondStep = callOf<typeof factors.secondStep>('POST', 'second-step.php');
