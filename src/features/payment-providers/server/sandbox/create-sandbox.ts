import type { FastifyInstance } from 'fastify';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Log } from '#platform/server/log.ts';
import { createSigner } from '#platform/server/secrets.ts';
import type { PaymentProvider } from '../port/provider.ts';
import { mountPayPage } from './mount-pay-page.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import { createWebhookSender, signatureHeader } from './send-webhooks.ts';

/** A built-in test payment provider: the buyer chooses the outcome. Never in production. */
export interface Sandbox {
  readonly provider: PaymentProvider;
  /** Serves the payment page; webhooks are sent to this server from then on. */
  mount(server: FastifyInstance): void;
  /** Registers the job that sends delayed webhooks. */
  scheduleJobs(): void;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly secret: string;
}

/** Seconds between two checks for delayed webhooks. */
const delayedEverySeconds = 2;

export function createSandbox({ db, clock, jobs, log, secret }: Deps): Sandbox {
  const signer = createSigner(secret, 'sandbox-webhook');
  let send = async () => {};
  return {
    provider: createSandboxProvider({ db, clock, signer }),
    mount(server) {
      const post = async (body: string, signature: string) => {
        const { statusCode } = await server.inject({
          method: 'POST',
          url: '/api/payment-webhook.php?provider=sandbox',
          headers: { 'content-type': 'application/json', [signatureHeader]: signature },
          payload: body,
        });
        if (statusCode !== 200) log.warn({ status: statusCode }, 'sandbox webhook was rejected');
        return statusCode < 500;
      };
      send = createWebhookSender({ db, clock, signer, post });
      mountPayPage(server, { db, clock, send });
    },
    scheduleJobs: () => jobs.every('sandbox-webhooks', delayedEverySeconds, () => send()),
  };
}
