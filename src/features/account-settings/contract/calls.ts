import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const putPassword = callOf<typeof endpoints.putPassword>('PUT', 'password.php');
export const requestMailChange = callOf<typeof endpoints.requestMailChange>('POST', 'mail-change.php');
export const confirmMailChange = callOf<typeof endpoints.confirmMailChange>('PUT', 'mail-change.php');
export const getSessions = callOf<typeof endpoints.getSessions>('GET', 'sessions.php');
export const endSessions = callOf<typeof endpoints.endSessions>('DELETE', 'sessions.php');
export const deleteUser = callOf<typeof endpoints.deleteUser>('DELETE', 'user.php');
export const getConsents = callOf<typeof endpoints.getConsents>('GET', 'consent.php');
export const putConsent = callOf<typeof endpoints.putConsent>('PUT', 'consent.php');
export const getDataExport = callOf<typeof endpoints.getDataExport>('GET', 'data-export.php');
export const requestDataExport = callOf<typeof endpoints.requestDataExport>('POST', 'data-export.php');
