import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Env } from '#platform/server/env.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { FirstOwner } from '#features/staff/server/index.ts';
import type { Setup } from '../contract/schemas.ts';
import type { SetupLinks } from './link/setup-link.ts';
import type { MailTest } from './mail/mail-test.ts';
import type { PaymentTest } from './payment/payment-test.ts';
import { type Answers, answersOf, readStored } from './steps/answers.ts';
import { missingOf, untaxedOf } from './steps/missing.ts';
import { findSetup } from './store/setup-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly links: Pick<SetupLinks, 'endOf'>;
  readonly mails: Pick<MailTest, 'present'>;
  readonly payments: Pick<PaymentTest, 'present'>;
  readonly firstOwner: Pick<FirstOwner, 'keysOf'>;
  readonly env: Pick<Env, 'publicUrl'>;
  readonly countriesKnown: boolean;
}

export interface SetupPresenter {
  setup(call: Call): Promise<Setup>;
  answers(host: string): Promise<Answers>;
}

const nobody: Setup['owner'] = { name: '', email: '', has_password: false, passkeys: 0, has_totp: false, recovery_codes: 0 };

/** How far the set-up has come: what was entered, what was proven, and what is missing. */
export function createSetupPresenter({ db, clock, links, mails, payments, firstOwner, env, countriesKnown }: Deps): SetupPresenter {
  const publicHost = env.publicUrl === null ? null : new URL(env.publicUrl).hostname;
  const read = async (host: string) => {
    const row = await findSetup(db);
    if (row === null) throw new Error('there is no set-up');
    const stored = readStored(row.answers);
    return { row, stored, answers: answersOf(stored, publicHost ?? host) };
  };
  return {
    answers: async (host) => (await read(host)).answers,
    async setup({ host }) {
      const { row, stored, answers } = await read(host);
      const proofs = {
        here: host,
        mail: mails.present(row.mail),
        payment: payments.present(row.payment),
        owner: (row.owner === null ? null : await firstOwner.keysOf(row.owner)) ?? nobody,
      };
      return {
        ends_at: links.endOf(row).toISOString(),
        saved_at: row.savedAt?.toISOString() ?? null,
        company: { saved_at: stored.company?.saved_at ?? null, answers: answers.company },
        site: { saved_at: stored.site?.saved_at ?? null, answers: answers.site },
        prices: { saved_at: stored.prices?.saved_at ?? null, answers: answers.prices },
        untaxed: untaxedOf(answers, clock.now()),
        ...proofs,
        missing: missingOf(answers, proofs, { now: clock.now(), countriesKnown, publicHost }),
      };
    },
  };
}
