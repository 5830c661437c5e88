import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import { languages } from '#platform/contract/languages.ts';
import { ask, outcomeOf } from '../ask.ts';
import { invoiceOf } from '../invoices.ts';
import { botAddress, type Flood, type Ground, inParallel } from './flood.ts';

const parallel = 40;

interface Question {
  readonly path: string;
  readonly from?: string;
  readonly cookie?: string;
}

/** `question`: the `n`th request. */
const many =
  (question: (n: number, ground: Ground) => Question): Flood =>
  async (ground) => {
    const agent = new Agent({ keepAlive: true, maxSockets: parallel });
    await inParallel(parallel, ground, async (worker, turn) => {
      const asked = question(worker + parallel * turn, ground);
      ground.count(outcomeOf(await ask(ground.target, { agent, signal: ground.signal, ...asked })));
    });
    agent.destroy();
  };

/** The invoices of many members. */
const invoices = many((n, { attackers }) => {
  const { id, cookie } = attackers[n % attackers.length] ?? { id: 0, cookie: '' };
  return { path: `/invoices/${invoiceOf(id, Math.floor(n / attackers.length))}`, cookie };
});

/** Names of missing photos; each costs a query. */
const photos = many((n) => ({ path: `/media/${randomBytes(20).toString('hex')}-160.webp`, from: botAddress(n) }));

const readiness = many(() => ({ path: '/readyz' }));

/** Made-up session tokens at an endpoint that requires a session. */
const exports = many((n) => ({
  path: `/data-export/${randomBytes(20).toString('base64url')}`,
  from: botAddress(n),
  cookie: `__Host-auth=${randomBytes(32).toString('base64url')}`,
}));

/** The offline pages that browsers keep, in all languages. */
const shells = many((n) => ({
  path: `/${n % 2 === 0 ? 'app-shell' : 'offline'}/${languages[n % languages.length]}`,
  from: botAddress(n),
}));

export const lookupFloods: Readonly<Record<string, Flood>> = {
  [`${parallel} × invoices of all attackers`]: invoices,
  [`${parallel} × photos that there are not, of a botnet`]: photos,
  [`${parallel} × GET /readyz`]: readiness,
  [`${parallel} × data exports with made-up sessions, of a botnet`]: exports,
  [`${parallel} × pages for times without a connection, of a botnet`]: shells,
};
