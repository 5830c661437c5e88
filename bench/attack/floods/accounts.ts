import { Agent } from 'node:http';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { ask, outcomeOf } from '../ask.ts';
import { botAddress, type Flood, inParallel } from './flood.ts';

const parallel = 40;

interface Guess {
  readonly email: string;
  readonly from: string;
}

const guesses =
  (guess: (n: number, victim: string) => Guess): Flood =>
  async (ground) => {
    const agent = new Agent({ keepAlive: true, maxSockets: parallel });
    await inParallel(parallel, ground, async (worker, turn) => {
      const n = worker + parallel * turn;
      const { email, from } = guess(n, ground.victim);
      const json = { email, password: `wrong password ${n}` };
      ground.count(
        outcomeOf(await ask(ground.target, { method: 'POST', path: '/api/user.php', agent, from, json, signal: ground.signal })),
      );
    });
    agent.destroy();
  };

const signups =
  (from: (n: number) => string): Flood =>
  async (ground) => {
    const agent = new Agent({ keepAlive: true, maxSockets: parallel });
    await inParallel(parallel, ground, async (worker, turn) => {
      const question = { method: 'POST', path: '/api/signup.php', agent, from: from(worker + parallel * turn), json: signupForm() };
      ground.count(outcomeOf(await ask(ground.target, { ...question, signal: ground.signal })));
    });
    agent.destroy();
  };

/** The addresses of one connection: a network of 64 bits, with another address for every request. */
const networkAddress = (n: number): string => `2001:db8:0:7:${(n >> 16).toString(16)}:${(n & 0xffff).toString(16)}::1`;

export const loginFloods: Readonly<Record<string, Flood>> = {
  'guesses for one account from everywhere': guesses((n, victim) => ({ email: victim, from: botAddress(n) })),
  'guesses for many accounts from one address': guesses((n) => ({ email: `${n}@guessed.test`, from: '198.51.100.7' })),
  'guesses for many accounts from one IPv6 network': guesses((n) => ({ email: `${n}@guessed.test`, from: networkAddress(n) })),
  'guesses for many accounts from everywhere': guesses((n) => ({ email: `${n}@guessed.test`, from: botAddress(n) })),
};

export const signupFloods: Readonly<Record<string, Flood>> = {
  'signups from one address': signups(() => '198.51.100.8'),
  'signups from everywhere': signups(botAddress),
};
