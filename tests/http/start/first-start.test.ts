// @module-tag slow
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openSmtpInbox, type SmtpInbox } from '#tests/support/doubles/smtp-inbox.ts';
import { securityLinesOf } from '#tests/support/account/security-lines.ts';
import { createTestAppOn } from '#tests/support/test-app.ts';
import { eventually } from '#tests/support/eventually.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-first-'));
const database = `first_${randomUUID().replaceAll('-', '')}`;
let admin: pg.Client;
let inbox: SmtpInbox;
beforeAll(async () => {
  admin = new pg.Client({ host: inject('databaseHost'), port: 5432, user: 'app', database: 'postgres' });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${database}`);
  inbox = await openSmtpInbox();
});
afterAll(async () => {
  await inbox.close();
  await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
  await admin.end();
  fs.rmSync(dir, { recursive: true, force: true });
});

const environment = () => ({
  APP_ENV: 'production',
  DATA_DIR: dir,
  DATABASE_URL: `postgres://app@localhost/${database}?host=${encodeURIComponent(inject('databaseHost'))}`,
  PUBLIC_URL: 'https://www.example.org',
  SECRET: 's'.repeat(40),
  SMTP_URL: inbox.url,
  MAIL_FROM: 'no-reply@example.org',
  LOG_LEVEL: 'silent',
});

const run = (file: string, env?: Record<string, string>) => command('first-start', [file], env);

async function command(name: string, args: readonly string[], env: Record<string, string> = environment()) {
  const child = spawn(process.execPath, [`scripts/operator/${name}.ts`, ...args], { env: { PATH: process.env['PATH'], ...env } });
  const ended = once(child, 'exit');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  return { code: child.exitCode, out, err };
}

const described = 'docs/how-to/site.json';

describe('production from nothing', { timeout: 200_000 }, () => {
  test('one command makes the site and its owner, who sets a password by the mailed link and logs in', async () => {
    const first = await run(described);
    expect([first.err, first.code]).toEqual(['', 0]);
    expect(first.out).toContain('https://www.example.org is made; owner@example.org gets a link');
    expect(first.out).toContain('Still missing: payment_provider');
    expect(first.out).not.toContain('Still missing: site');

    const connection = { host: inject('databaseHost'), port: 5432, user: 'app', database };
    const app = await createTestAppOn(connection, environment());
    await eventually(() => expect(inbox.received).toHaveLength(1));
    expect(inbox.received[0]?.to).toEqual(['owner@example.org']);
    const [, token] = /https:\/\/www\.example\.org\/reset-password\/do\?token=([\w-]+)/.exec(inbox.received[0]?.source ?? '') ?? [];
    const client = app.client({ host: 'www.example.org' });
    const password = 'ein langer Satz als Passwort';
    const origin = { origin: 'https://www.example.org' };
    const set = await client.raw('PUT', '/api/reset-password.php', { token, password, password_repeat: password }, origin);
    expect([set.status, set.body]).toEqual([200, expect.anything()]);
    const login = await client.raw('POST', '/api/user.php', { email: 'owner@example.org', password }, origin);
    expect(login.status).toBe(200);
    const { rows } = await app.platform.database.pool.query(
      `SELECT staff_rights.role, staff_rights.site_id IS NOT NULL AS on_this_site, users.status FROM staff
         JOIN staff_rights ON staff_rights.staff_id = staff.id JOIN users ON users.email = staff.email`,
    );
    expect(rows).toEqual([{ role: 'owner', on_this_site: true, status: 'active' }]);
    const [event] = await securityLinesOf(app);
    expect(event).toMatchObject({ event: 'role_changed', reason: 'owner', network: '127.0.0.1' });
    await app.close();

    // The link of an invitation ends after a day, and nobody else is there who could invite again.
    const invited = await command('staff', ['--invite', 'Owner@example.org', '--role', 'owner', '--site', 'www.example.org']);
    expect([invited.err, invited.code]).toEqual(['', 0]);
    expect(invited.out).toContain('owner@example.org is invited');
    expect((await command('staff', ['--invite', 'owner@example.org', '--role', 'king'])).code).toBe(1);

    const again = await run(described);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('nothing was changed')]);
  });

  test('says what is wrong before it touches anything', async () => {
    const wrong = path.join(dir, 'wrong.json');
    fs.writeFileSync(wrong, JSON.stringify({ ...JSON.parse(fs.readFileSync(described, 'utf8')), hosts: [] }));
    expect(await run(wrong)).toMatchObject({ code: 1, err: expect.stringContaining('/hosts') });
    fs.writeFileSync(wrong, fs.readFileSync(described, 'utf8').replace('"CH": {', '"LI": {'));
    expect(await run(wrong)).toMatchObject({ code: 1, err: expect.stringContaining('must have the country CH') });
    const { SECRET: _secret, ...without } = environment();
    expect(await run(described, without)).toMatchObject({ code: 1, err: expect.stringContaining('SECRET must be set in production') });
  });
});
