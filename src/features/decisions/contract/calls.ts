import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';
import type * as rejected from './rejected.ts';
import type * as warnings from './warnings.ts';

export const getDecision = callOf<typeof endpoints.getDecision>('GET', 'decision.php');
export const appeal = callOf<typeof endpoints.appeal>('POST', 'appeal.php');
export const getLooks = callOf<typeof endpoints.getLooks>('GET', 'looks.php');
export const getRejectedPhotos = callOf<typeof rejected.getRejectedPhotos>('GET', 'rejected-photos.php');
export const getFraudWarnings = callOf<typeof warnings.getFraudWarnings>('GET', 'fraud-warnings.php');
export const closeFraudWarnings = callOf<typeof warnings.closeFraudWarnings>('DELETE', 'fraud-warnings.php');
