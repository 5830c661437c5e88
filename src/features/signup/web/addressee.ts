import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { getSignupProfile } from '../contract/endpoints.ts';

/** The member for whom somebody signs up. */
export type Addressee = ReplyOf<typeof getSignupProfile>['profile'];
