import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const signup = callOf<typeof endpoints.signup>('POST', 'signup.php');
export const getSignupTerms = callOf<typeof endpoints.getSignupTerms>('GET', 'signup-terms.php');
export const confirmSignup = callOf<typeof endpoints.confirmSignup>('POST', 'confirm-signup.php');
export const getSignupProfile = callOf<typeof endpoints.getSignupProfile>('GET', 'signup-profile.php');
