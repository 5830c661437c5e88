import { hashPassword, hoursValid, insertUser, issueLinkToken } from '#features/account/server/index.ts';
import { openBalance } from '#features/credits/server/index.ts';
import { createMails } from '#features/mails/server/index.ts';
import { createProofOfWork } from '#features/proof-of-work/server/index.ts';
import { insertFirstSite } from '#features/office-setup/server/index.ts';
import { addInvited } from '#features/staff/server/index.ts';
import { createSite } from '#features/site/server/index.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Platform } from '#platform/server/platform.ts';
import { newToken } from '#platform/server/secrets.ts';
import { createIcons } from '../icons/icons.ts';
import { areHostsFree, endSetup, insertOwnerProfile } from './first-start-repo.ts';
import { type Installation, settingsOf } from './installation.ts';

/**
 * Creates a site with its packages and its owner's account, all or nothing, and mails the owner a link to set a password. The mail
 * waits for the site's first start, and so does the invitation to the back office. Refused for a host that already has a site.
 */
export async function firstStart(
  platform: Platform,
  installation: Installation,
): Promise<Result<{ readonly origin: string }, 'site_exists'>> {
  const { database, clock, env, security } = platform;
  const { hosts, company, packages, owner, time_zone: timeZone } = installation;
  const { sites } = createSite(platform);
  const { receiptProofs } = createProofOfWork(platform);
  const icons = createIcons(platform.operatorFiles);
  const mails = createMails(platform, {
    sites,
    countryOf: async () => null,
    renewLink: async ({ link }) => link,
    receiptProofs,
    documentsOf: async () => ({ passages: [], attachments: [] }),
    personOf: async () => ({ details: null, face: null }),
    markOf: ({ settings }) => icons.png(settings, '192.png'),
  });
  // A random password that nobody knows: the owner sets one by the link.
  const passwordHash = await hashPassword(newToken());
  const [host = ''] = hosts;
  const isMain = env.publicUrl !== null && hosts.includes(new URL(env.publicUrl).hostname);
  const origin = isMain && env.publicUrl !== null ? env.publicUrl : `${new URL(env.publicUrl ?? 'http://x').protocol}//${host}`;
  const made = await database.db.transaction().execute(async (tx) => {
    if (!(await areHostsFree(tx, hosts))) return null;
    const now = clock.now();
    const site = await insertFirstSite(tx, { hosts, settings: settingsOf(installation), company, timeZone, packages }, now);
    const { email, language, name } = owner;
    const user = await insertUser(tx, { site, email, passwordHash, language, status: 'active', signupDate: now });
    if (user === null) throw new Error('a new site has an account already');
    await insertOwnerProfile(tx, { user, site, owner, country: company.country, now });
    await openBalance(tx, user);
    await endSetup(tx, now);
    await addInvited(tx, { email, name, grants: [{ role: 'owner', site }], now });
    const token = await issueLinkToken(tx, clock, user, { purpose: 'password_reset' });
    const params = { name, link: `${origin}/reset-password/do?token=${token}`, hours: hoursValid.password_reset };
    await mails.post(tx, { kind: 'password_reset', params, to: email, language, site, origin });
    return { site, user };
  });
  if (made === null) return fail('site_exists');
  // No request caused this event: it was done on this machine.
  security.write({ event: 'role_changed', outcome: 'ok', reason: 'owner', user: made.user }, { network: '127.0.0.1', site: made.site });
  await security.flush();
  sites.changed();
  return ok({ origin });
}
