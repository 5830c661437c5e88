import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { confirmMailChange, requestMailChange } from '#features/account-settings/contract/endpoints.ts';
import { builtPassword } from '../builders.ts';
import { tokenFor } from '../mails.ts';
import type { TestApp, TestClient } from '../test-app.ts';

/** The host of the second site, which reveals no existing accounts (`explicit_account_messages`), as the first does. */
export const neutral = 'de.localhost';

export const newAddress = (): string => `${randomUUID()}@changed.test`;

/** The two calls of a change of address, and the token of the link between them. */
export function mailChange(app: () => TestApp) {
  const requestChange = (client: TestClient, email: string, password = builtPassword) =>
    client.call(requestMailChange, { body: { email, password } });
  return {
    requestChange,
    confirm: (token: string, host = 'localhost') => app().client({ host }).call(confirmMailChange, { body: { token } }),
    /** Requests the change and reads the link's token from the mail. */
    async tokenOf(client: TestClient, email: string): Promise<string> {
      expect((await requestChange(client, email)).reply).toEqual({ done: true });
      return tokenFor(app(), email);
    },
  };
}
