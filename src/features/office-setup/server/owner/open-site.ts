import { setTimeout } from 'node:timers/promises';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Env } from '#platform/server/env.ts';
import type { Call } from '#platform/server/http/context.ts';
import { checkEmail, normalizeEmail } from '#features/account/contract/rules.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { FirstOwner } from '#features/staff/server/index.ts';
import type { postSetup } from '../../contract/endpoints.ts';
import type { SetupErrorCode } from '../../contract/errors.ts';
import type { Setup } from '../../contract/schemas.ts';
import { isVital } from '../steps/missing.ts';
import { storeFirstSite } from '../steps/store-step.ts';
import { openSite } from '../store/first-site-repo.ts';
import { lockSetup, setFinished } from '../store/setup-repo.ts';

type OpeningCode = 'setup_finished' | 'setup_incomplete' | 'setup_changed';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly firstOwner: FirstOwner;
  readonly env: Pick<Env, 'publicUrl' | 'port'>;
}

export interface Opening {
  /** Opens the site in the same transaction that ends the link. `invite`: the address of a second owner. */
  open(setup: Setup, invite: string | null, call: Call): Promise<Result<Omit<ReplyOf<typeof postSetup>, 'setup'>, SetupErrorCode>>;
}

/** Milliseconds, and how often: until this process knows the new site, too. */
const [againMs, times] = [50, 40];

export function createOpening({ db, clock, sites, firstOwner, env }: Deps): Opening {
  return {
    async open(setup, invited, call) {
      if (setup.missing.some(isVital)) return fail('setup_incomplete');
      const invite = invited === null ? null : normalizeEmail(invited);
      if (invite !== null && (checkEmail(invite) !== null || invite === setup.owner.email))
        return fail('invalid_email', { field: 'invite' });
      const opened = await db.transaction().execute(async (tx): Promise<Result<string, OpeningCode>> => {
        const { owner, finishedAt, savedAt } = await lockSetup(tx);
        if (finishedAt !== null) return fail('setup_finished');
        // What is missing was looked up before.
        if ((savedAt?.toISOString() ?? null) !== setup.saved_at) return fail('setup_changed', { step: 'owner' });
        if (owner === null) return fail('setup_incomplete');
        const { site } = await storeFirstSite(tx, call.host, clock.now());
        await openSite(tx, site);
        await setFinished(tx, clock.now());
        if (!(await firstOwner.begin(tx, owner, { site, invite }, call))) throw new Error('an owner without keys');
        const { host } = setup.site.answers;
        return ok(env.publicUrl ?? `http://${host}:${env.port}`);
      });
      if (!opened.ok) return opened;
      sites.changed();
      for (let n = 0; n < times && (await sites.all()).length === 0; n += 1) await setTimeout(againMs);
      await firstOwner.inviteDue();
      return ok({ opened: opened.value });
    },
  };
}
