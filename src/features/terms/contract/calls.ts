import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const getTerms = callOf<typeof endpoints.getTerms>('GET', 'terms.php');
export const answerTerms = callOf<typeof endpoints.answerTerms>('POST', 'terms-consent.php');
