import type { FastifyInstance } from 'fastify';
import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import type { Call } from '#platform/server/http/context.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { FirstOwner } from '#features/staff/server/index.ts';
import { getSetup, postSetup } from '../contract/endpoints.ts';
import type { SetupErrorCode } from '../contract/errors.ts';
import { setupTokenHeader } from '../contract/rules.ts';
import type { SetupLinks } from './link/setup-link.ts';
import { createMailTest } from './mail/mail-test.ts';
import { createOpening } from './owner/open-site.ts';
import { createOwnerStep } from './owner/owner-step.ts';
import { createPaymentTest } from './payment/payment-test.ts';
import { createSetupPresenter } from './present-setup.ts';
import { createSteps } from './steps/store-step.ts';

export interface SetupDependencies {
  readonly sites: Sites;
  readonly providers: readonly PaymentProvider[];
  /** Whether production can tell where buyers live, without which it sells nothing. */
  readonly countriesKnown: boolean;
  readonly firstOwner: FirstOwner;
}

type Body = BodyOf<typeof postSetup>;
type Extra = Omit<ReplyOf<typeof postSetup>, 'setup'>;
type LinkRefusal = 'setup_link_unknown' | 'setup_link_expired' | 'setup_finished';

/** Wrong tokens of one network in a minute, also where there are no other limits. */
const maxWrongTokens = 10;

export function setupRoutes(
  platform: Platform,
  links: SetupLinks,
  { sites, providers, countriesKnown, firstOwner }: SetupDependencies,
): { readonly routes: readonly Route[]; readonly mount: (server: FastifyInstance) => void } {
  const { env, clock, limits, secret, mailer, security } = platform;
  const { db } = platform.database;
  const wrong = limits.counter('setup tokens');
  const mails = createMailTest({ db, clock, mailer, secret, from: env.mailFrom });
  /** Where there is a site, however it was made, the link has done its work: it would open the door to whoever reads the log. */
  const stateOf = async (token: string): Promise<Awaited<ReturnType<SetupLinks['stateOf']>>> => {
    const state = await links.stateOf(token);
    return state === 'valid' && (await sites.all()).length > 0 ? 'finished' : state;
  };
  const isHolder = async (token: string) => (await stateOf(token)) === 'valid';
  const payments = createPaymentTest(platform, { sites, providers, isHolder });
  const present = createSetupPresenter({ db, clock, links, mails, payments, firstOwner, env, countriesKnown });
  const steps = createSteps({ db, clock });
  const owner = createOwnerStep({ db, clock, firstOwner });
  const opening = createOpening({ db, clock, sites, firstOwner, env });

  /** Who has the link. The same refusal for every token that is none of ours. */
  const refuseToken = async (call: Call): Promise<Failure<LinkRefusal | 'rate_limited'> | null> => {
    const token = call.header(setupTokenHeader) ?? '';
    const state = await stateOf(token);
    // First, so that nobody on the same network can lock out whoever has the link.
    if (state === 'valid') return null;
    const { count, left } = await wrong.add({ member: null, network: call.network }, maxWrongTokens);
    if (count > maxWrongTokens) return fail('rate_limited', { seconds: Math.ceil(left / 1000) });
    security.write({ event: 'setup', outcome: 'refused', reason: `link_${state}` }, call);
    return fail(state === 'finished' ? 'setup_finished' : state === 'expired' ? 'setup_link_expired' : 'setup_link_unknown');
  };

  const doStep = async (body: Body, call: Call): Promise<Result<Extra, SetupErrorCode | 'invalid_request'>> => {
    const nothing = async (done: Promise<Result<unknown, SetupErrorCode>>): Promise<Result<Extra, SetupErrorCode>> => {
      const result = await done;
      return result.ok ? ok({}) : result;
    };
    const lacking = fail('invalid_request', { field: body.step, rule: 'required' });
    switch (body.step) {
      case 'company':
      case 'site':
      case 'prices':
        return body[body.step] === undefined ? lacking : nothing(steps.save(body));
      case 'mail':
        if (body.mail === undefined) return lacking;
        return nothing(mails.send(body.mail.to, body.mail.language, (await present.answers(call.host)).site.name));
      case 'mail_code':
        return body.mail_code === undefined ? lacking : nothing(mails.confirm(body.mail_code));
      case 'payment': {
        if (body.payment === undefined) return lacking;
        const stored = body.payment.again ? await steps.storeSite(await present.setup(call)) : await steps.findSite();
        if (!stored.ok) return stored;
        sites.changed();
        const { site, country } = stored.value;
        if (!body.payment.again) return payments.goOn(site, call).then(() => ok({}));
        return nothing(payments.start(site, country, call.header(setupTokenHeader) ?? '', call));
      }
      case 'owner':
        return body.owner === undefined ? lacking : nothing(owner.save(body.owner));
      case 'passkey_start':
        return owner.startPasskey((await present.answers(call.host)).site.name, call);
      case 'passkey':
        return body.passkey === undefined ? lacking : nothing(owner.addPasskey(body.passkey, call));
      case 'totp_start':
        return owner.startApp((await present.answers(call.host)).site.name);
      case 'totp':
        return body.totp === undefined ? lacking : owner.confirmApp(body.totp);
      case 'open':
        return body.open === undefined ? lacking : opening.open(await present.setup(call), body.open.invite ?? null, call);
    }
  };

  return {
    mount: payments.mount,
    routes: [
      route(getSetup, async (_input, call) => (await refuseToken(call)) ?? ok({ setup: await present.setup(call) })),
      route(postSetup, async ({ body }, call) => {
        const refused = await refuseToken(call);
        if (refused !== null) return refused;
        const done = await doStep(body, call);
        return done.ok ? ok({ setup: await present.setup(call), ...done.value }) : done;
      }),
    ],
  };
}
