import { randomUUID } from 'node:crypto';
import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { confirmSignup, signup } from '#features/signup/contract/endpoints.ts';
import { tokenFor } from './mails.ts';
import type { TestApp } from './test-app.ts';

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

/** On a site that does not reveal accounts: signs up, and opens the mailed link. */
export async function signUpByMail(app: TestApp, host: string, form: BodyOf<typeof signup>): Promise<ReplyOf<typeof confirmSignup>> {
  await app.client({ host }).call(signup, { body: form });
  const body = { token: await tokenFor(app, form.email), client_id: randomUUID() };
  return (await app.client({ host }).call(confirmSignup, { body })).reply;
}
