import type { FastifyInstance } from 'fastify';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import { OneOf } from '#platform/contract/endpoint.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { newToken } from '#platform/server/secrets.ts';
import { type PaymentOutcome, paymentOutcomes } from '../provider.ts';
import { payPage, pickPageLanguage } from './pay-page.ts';
import { decidePayment, findPayment } from './sandbox-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  /** Sends the webhooks that are due. */
  readonly send: () => Promise<void>;
}

const Decision = Type.Object({
  outcome: OneOf(paymentOutcomes),
  /** Delays the webhooks. */
  delay_seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 30 * 24 * 3600 })),
});

/** `paid` is followed by a late `pending`, to test that out-of-order events are ignored. */
const webhooksFor = { paid: ['paid', 'pending'], pending: ['pending'], declined: ['declined'] } as const satisfies Record<
  PaymentOutcome,
  readonly PaymentOutcome[]
>;

/** The page where a buyer would pay, with a button for each outcome. */
export function mountPayPage(server: FastifyInstance, { db, clock, send }: Deps): void {
  server.register(async (pages) => {
    const options = { schema: { hide: true } };
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    pages.get<{ Params: { reference: string } }>('/sandbox/pay/:reference', options, async (request, reply) => {
      const payment = await findPayment(db, request.params.reference);
      if (payment === null) return reply.callNotFound();
      const nonce = newToken();
      return reply
        .header('content-security-policy', policy(nonce, payment.returnUrl))
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(payPage(payment, pickPageLanguage(request.cookies['locale'], request.headers['accept-language']), nonce));
    });
    pages.post<{ Params: { reference: string } }>('/sandbox/pay/:reference', options, async (request, reply) => {
      const payment = await findPayment(db, request.params.reference);
      if (payment === null) return reply.callNotFound();
      // A form sends numbers as text.
      const decision = Value.Convert(Decision, request.body);
      if (!Value.Check(Decision, decision)) return reply.code(400).send({ error: { code: 'invalid_request', params: {} } });
      const { outcome, delay_seconds: delay = 0 } = decision;
      const dueAt = new Date(clock.now().getTime() + delay * 1000);
      await decidePayment(db, payment.reference, outcome, webhooksFor[outcome], dueAt);
      await send();
      return reply.redirect(payment.returnUrl, 303);
    });
  });
}

// Browsers apply `form-action` to the redirect after the form, too.
const policy = (nonce: string, returnUrl: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `form-action 'self' ${new URL(returnUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
