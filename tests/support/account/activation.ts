import { activate, resendActivation } from '#features/account/contract/endpoints.ts';
import type { BuiltMember } from '../builders.ts';
import { tokenFor } from '../mails.ts';
import type { TestResponse, TestApp } from '../test-app.ts';

/** Requests an activation link for a member built as `not_confirmed`; the result opens it as a visitor. */
export async function activationOf(app: TestApp, { client, email }: BuiltMember): Promise<() => Promise<TestResponse<typeof activate>>> {
  await client.call(resendActivation);
  const token = await tokenFor(app, email);
  return () => app.client().call(activate, { body: { token } });
}
