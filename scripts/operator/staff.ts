import { parseArgs } from 'node:util';
import { checkEmail, normalizeEmail } from '#features/account/contract/rules.ts';
import { createSite } from '#features/site/server/index.ts';
import { inviteByCommand } from '#features/staff/server/index.ts';
import { roles } from '../../src/platform/contract/rights.ts';
import type { Platform } from '../../src/platform/server/platform.ts';
import { refuse, runCommand } from './run-command.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { invite: text, role: text, site: text } });

await runCommand(run);

/** Invites somebody to the back office, with a role on one site or on all: the way in when nobody there can invite any more. */
async function run(platform: Platform): Promise<boolean> {
  const role = roles.find((one) => one === values.role);
  const email = normalizeEmail(values.invite ?? '');
  if (role === undefined || checkEmail(email) !== null)
    return refuse(`Give an address and a role (${roles.join(', ')}): npm run staff -- --invite name@example.org --role owner`);
  const all = await createSite(platform).sites.all();
  const site = values.site === undefined ? null : all.find(({ hosts }) => hosts.includes(values.site ?? ''));
  if (site === undefined) return refuse(`No site has the host ${values.site}.`);
  const { database, clock } = platform;
  const isDue = await inviteByCommand(database.db, clock, { email, role, site: site?.id ?? null });
  console.log(
    isDue
      ? `${email} is invited: the site mails the link within an hour. It works once, for 24 hours.`
      : `${email} has joined already and has the role ${role} now.`,
  );
  return true;
}
