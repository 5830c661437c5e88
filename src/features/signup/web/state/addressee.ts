import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { getSignupProfile } from '../../contract/endpoints.ts';

/** The member whom a visitor signs up to write to. */
export type Addressee = ReplyOf<typeof getSignupProfile>['profile'];
