import { activate, resendActivation } from '#features/account/contract/endpoints.ts';
import type { BuiltMember } from './builders.ts';
import { tokenFor } from './mails.ts';
import type { Answer, TestApp } from './test-app.ts';

/** The link of a member who was built `not_confirmed`, ready to be opened by whoever has it. */
export async function activationOf(app: TestApp, { client, email }: BuiltMember): Promise<() => Promise<Answer<typeof activate>>> {
  await client.call(resendActivation);
  const token = await tokenFor(app, email);
  return () => app.client().call(activate, { body: { token } });
}
