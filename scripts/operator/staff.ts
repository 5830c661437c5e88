import { parseArgs } from 'node:util';
import { checkEmail, normalizeEmail } from '#features/account/contract/rules.ts';
import { composeFeatures } from '../../src/app/server/features.ts';
import { roles } from '../../src/platform/contract/rights.ts';
import type { Platform } from '../../src/platform/server/platform.ts';
import { refuse, runCommand } from './run-command.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { invite: text, role: text, site: text, reset: text } });

await runCommand((platform) => (values.reset === undefined ? invite(platform) : reset(platform, normalizeEmail(values.reset))));

/** Invites somebody to the back office, with a role on one site or on all: the way in when nobody there can invite any more. */
async function invite(platform: Platform): Promise<boolean> {
  const role = roles.find((one) => one === values.role);
  const email = normalizeEmail(values.invite ?? '');
  if (role === undefined || checkEmail(email) !== null)
    return refuse(
      `Give an address and a role (${roles.join(', ')}): npm run staff -- --invite name@example.org --role owner. Or reset lost keys: --reset name@example.org`,
    );
  const { sites, staffCommands } = composeFeatures(platform);
  const site = values.site === undefined ? null : (await sites.all()).find(({ hosts }) => hosts.includes(values.site ?? ''));
  if (site === undefined) return refuse(`No site has the host ${values.site}.`);
  const isDue = await staffCommands.invite({ email, role, site: site?.id ?? null });
  console.log(
    isDue
      ? `${email} is invited: the site mails the link within an hour. It works once, for 24 hours.`
      : `${email} has joined already and has the role ${role} now.`,
  );
  return true;
}

/** For somebody who has lost the keys, where no second owner can agree. */
async function reset(platform: Platform, email: string): Promise<boolean> {
  if (!(await composeFeatures(platform).staffCommands.reset(email))) return refuse(`Nobody works in the back office as ${email}.`);
  console.log(`The keys of ${email} are gone and all sessions have ended. A new invitation is on its way, and the owners are mailed.`);
  return true;
}
