import type { FastifyInstance } from 'fastify';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { createSigner } from '#platform/server/secrets.ts';
import type { Delivery, PaymentProvider } from '../port/provider.ts';
import { type GuardedPage, mountGuardedPayPage } from './mount-pay-page.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import { createWebhookSender, signatureHeader } from './send-webhooks.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
  readonly page: GuardedPage;
  /** Takes a webhook, as the shop does. False when it could not. */
  readonly deliver: (webhook: Delivery) => Promise<boolean>;
}

/** The sandbox for one person who proves a new installation, also in production: members are never offered it. */
export interface GuardedSandbox {
  readonly provider: PaymentProvider;
  mount(server: FastifyInstance): void;
  /** Sends the webhooks that are due. */
  send(): Promise<void>;
}

export function createGuardedSandbox({ db, clock, secret, page, deliver }: Deps): GuardedSandbox {
  const signer = createSigner(secret, 'sandbox-webhook');
  const send = createWebhookSender({
    db,
    clock,
    signer,
    post(body, signature) {
      const headers = new Map([[signatureHeader, signature]]);
      return deliver({ body, header: (name) => headers.get(name) });
    },
  });
  return {
    provider: createSandboxProvider({ db, clock, signer, page: page.at }),
    mount: (server) => mountGuardedPayPage(server, { db, clock, send }, page),
    send,
  };
}
