import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Value } from 'typebox/value';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { callerLimit } from '#platform/server/limits/caller-limits.ts';
import { fromThisMachineOnly } from '#platform/server/network/this-machine.ts';
import { newToken } from '#platform/server/secrets.ts';
import { aftereffects, aftereffectSettlement, aftereffectWebhooks, Decision, decide, isOutcome } from './decisions.ts';
import { pickPageLanguage } from './page-language.ts';
import { readStyle } from './page-style.ts';
import { payPage, paymentsPage } from './pay-page.ts';
import type { SandboxPayment } from './sandbox-payment.ts';
import { sandboxPage } from './sandbox-provider.ts';
import { decidePayment, findPayment, listPayments, moveAftermath } from './sandbox-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  /** Sends the webhooks that are due. */
  readonly send: () => Promise<void>;
}

/** Who may open the payment page besides those who test the product on this machine, and where it is. */
export interface GuardedPage {
  readonly at: string;
  readonly mayOpen: (request: FastifyRequest, reference: string) => Promise<boolean>;
}

interface PaymentRoute {
  readonly Params: { readonly reference: string };
}

const maxListed = 50;

/**
 * The page on which a buyer would pay, with the look of the method and a button for each outcome, and the list of all payments. Only for
 * somebody who tests the product on this machine.
 */
export function mountPayPage(server: FastifyInstance, deps: Deps): void {
  const frameOf = createFrames();
  server.register(async (pages) => {
    pages.addHook('onRequest', fromThisMachineOnly);
    pages.get('/sandbox/payments', async (request, reply) => {
      const frame = frameOf(request);
      return asPage(reply, frame.nonce, '').send(paymentsPage(await listPayments(deps.db, maxListed), frame));
    });
    mountPayments(pages, deps, { at: sandboxPage, frameOf, list: '/sandbox/payments' });
  });
}

/** The same page for one payment of somebody whom `mayOpen` knows, on any host; for everybody else it does not exist. */
export function mountGuardedPayPage(server: FastifyInstance, deps: Deps, { at, mayOpen }: GuardedPage): void {
  server.register(async (pages) => {
    pages.addHook('onRequest', async (request, reply) => {
      const { reference = '' } = request.params as { readonly reference?: string };
      if (await mayOpen(request, reference)) return undefined;
      reply.callNotFound();
      return reply;
    });
    mountPayments(pages, deps, { at, frameOf: createFrames(), list: null }, { ...callerLimit(), anyHost: true });
  });
}

function createFrames() {
  const style = readStyle();
  return (request: FastifyRequest) => ({
    ...pickPageLanguage(request.cookies['locale'], request.headers['accept-language']),
    nonce: newToken(),
    style,
  });
}

interface Placed {
  readonly at: string;
  readonly frameOf: ReturnType<typeof createFrames>;
  /** The list of all payments, where there is one. */
  readonly list: string | null;
}

function mountPayments(
  pages: FastifyInstance,
  { db, clock, send }: Deps,
  { at, frameOf, list }: Placed,
  config: FastifyContextConfig = {},
): void {
  pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  pages.get<PaymentRoute>(`${at}/:reference`, { config }, async (request, reply) => {
    const payment = await findPayment(db, request.params.reference);
    if (payment === null) return reply.callNotFound();
    const frame = frameOf(request);
    // Browsers apply `form-action` to the redirect after the form, too.
    return asPage(reply, frame.nonce, new URL(payment.returnUrl).origin).send(payPage(payment, frame, list));
  });
  pages.post<PaymentRoute>(`${at}/:reference`, { config }, async (request, reply) => {
    const payment = await findPayment(db, request.params.reference);
    if (payment === null) return reply.callNotFound();
    // A form sends numbers as text.
    const decision = Value.Convert(Decision, request.body);
    if (!Value.Check(Decision, decision)) return reply.code(400).send({ error: { code: 'invalid_request', params: {} } });
    await apply({ db, clock }, payment, decision);
    await send();
    return reply.redirect(isOutcome(decision.outcome) ? payment.returnUrl : `${at}/${payment.reference}`, 303);
  });
}

async function apply({ db, clock }: Pick<Deps, 'db' | 'clock'>, payment: SandboxPayment, decision: Decision): Promise<void> {
  const { outcome, source, delay_seconds: delay = 0, delivery = 'reordered' } = decision;
  const now = clock.now();
  const dueAt = new Date(now.getTime() + delay * 1000);
  if (isOutcome(outcome)) await decidePayment(db, payment, decide(payment, outcome, source, delivery, now), dueAt);
  else {
    const webhooks = aftereffectWebhooks(payment, outcome, delivery, now);
    const settlement = aftereffectSettlement(payment, outcome, now);
    await moveAftermath(db, payment.reference, aftereffects[outcome], { webhooks, settlement }, dueAt);
  }
}

const asPage = (reply: FastifyReply, nonce: string, shop: string): FastifyReply =>
  reply
    .header('content-security-policy', policy(nonce, shop))
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8');

const policy = (nonce: string, shop: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    // Firefox requests an icon for every page, and logs an error when the policy forbids it.
    "img-src 'self'",
    `form-action 'self' ${shop}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
