import { randomUUID } from 'node:crypto';
import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { confirmSignup, signup } from '#features/signup/contract/endpoints.ts';
import { tokenFor } from '../mails.ts';
import type { TestApp } from '../test-app.ts';

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

type Confirmed = ReplyOf<typeof confirmSignup>;

/** On a site that does not reveal accounts: signs up, and confirms by the mailed link in the same browser. */
export async function signUpByMail(
  app: TestApp,
  host: string,
  form: BodyOf<typeof signup>,
): Promise<{ readonly user: NonNullable<Confirmed['user']> }> {
  const client = app.client({ host });
  await client.call(signup, { body: form });
  const body = { token: await tokenFor(app, form.email), client_id: randomUUID() };
  const { user } = (await client.call(confirmSignup, { body })).reply;
  if (user === null) throw new Error('the browser that signed up was not logged in');
  return { user };
}
