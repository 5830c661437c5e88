import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import type { signup } from '#features/signup/contract/endpoints.ts';

/** A valid signup form with a unique mail address. */
export function signupForm(overrides: Partial<BodyOf<typeof signup>> = {}): BodyOf<typeof signup> {
  return {
    email: `${randomUUID()}@signup.test`,
    name: 'Anna',
    password: 'autumn leaves glow',
    date_of_birth: '1990-05-05',
    gender: 'woman',
    search_gender: ['man', 'non_binary'],
    country: 'DE',
    consents: { adult: true, terms: true },
    ...overrides,
  };
}
