import { randomUUID } from 'node:crypto';
import * as OTPAuth from 'otpauth';
import { passkeyChallenge } from '#features/account/contract/factors.ts';
import { addPasskey, confirm, startAuthenticator, startPasskey, turnOnAuthenticator } from '#features/login-security/contract/endpoints.ts';
import { builtPassword } from '../builders.ts';
import { createPasskey, type TestPasskey } from '../doubles/passkey.ts';
import type { TestApp, TestClient } from '../test-app.ts';

/** The member enters the password again. */
export async function confirmByPassword(client: TestClient, password = builtPassword): Promise<void> {
  const response = await client.call(confirm, { body: { password } });
  if (response.status !== 200) throw new Error(`not confirmed: ${response.error?.code}`);
}

/** Adds a passkey to the member's account. */
export async function givePasskey(
  client: TestClient,
  device: TestPasskey = createPasskey(),
  password = builtPassword,
): Promise<TestPasskey> {
  await confirmByPassword(client, password);
  const { reply } = await client.call(startPasskey);
  const added = await client.call(addPasskey, { body: { token: reply.token, ...device.create(reply), name: 'Laptop' } });
  if (added.status !== 200) throw new Error(`no passkey: ${added.error?.code}`);
  return device;
}

/** What the device answers to a new challenge for a login. */
export async function loginResponse(client: TestClient, device: TestPasskey) {
  const { reply } = await client.call(passkeyChallenge, { body: { purpose: 'login' } });
  return { token: reply.token, assertion: device.get(reply) };
}

/** Turns the one-time codes of a member on. */
export async function giveAuthenticator(app: TestApp, client: TestClient, password = builtPassword) {
  await confirmByPassword(client, password);
  const { secret } = (await client.call(startAuthenticator)).reply;
  const generator = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) });
  /** What the app shows now, or some steps of 30 seconds later. */
  const code = (steps = 0) => generator.generate({ timestamp: app.platform.clock.now().getTime() + steps * 30_000 });
  const on = await client.call(turnOnAuthenticator, { body: { code: code(), client_id: randomUUID() } });
  if (on.status !== 200) throw new Error(`no authenticator: ${on.error?.code}`);
  return { code, recoveryCodes: on.reply.recovery_codes };
}
