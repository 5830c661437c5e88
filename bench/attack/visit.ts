import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { encodeForm } from '#tests/support/form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { openSocket, type RawSocket } from '../support/raw-socket.ts';
import { type SiteResponse, ask, outcomeOf, uploadedIn } from './ask.ts';
import type { Person } from './people.ts';

/** What the one ordinary member noticed. Times in ms. */
export interface Noticed {
  readonly calls: number[];
  readonly pages: number[];
  /** From sending a message to receiving the reply of the other side. */
  readonly messages: number[];
  readonly uploads: number[];
  readonly logins: number[];
  /** Answers that were not as expected. */
  readonly refused: string[];
}

export interface Visit {
  readonly target: URL;
  readonly member: Person;
  /** Replies to each message. */
  readonly partner: Person;
  /** Two more members who write to each other. */
  readonly others: readonly [Person, Person];
  readonly seconds: number;
  /** Uploads photos and deletes them again. */
  readonly withPhotos: boolean;
  /** Logs in repeatedly from a known device; the cookie as `name=value`. */
  readonly device: string | null;
}

/** Ms for which a member waits for the reply to a message. */
const patience = 10_000;

let photos = 0;

/** Of three megapixels, all different. */
const nextPhoto = (): Promise<Buffer> => photoOf(++photos, 1500, 2000);

/** Ms between two actions of a kind: as often as the limits allow, so that twenty seconds give a hundred of each. */
const every = { call: 250, search: 500, page: 205, message: 400, upload: 1500, login: 1000 } as const;

/** Acts as an ordinary member, less often than any limit allows. */
export async function visit({ target, member, partner, others, seconds, withPhotos, device }: Visit): Promise<Noticed> {
  const noticed: Noticed = { calls: [], pages: [], messages: [], uploads: [], logins: [], refused: [] };
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const as = { agent, cookie: member.cookie, from: member.address };

  const again = async (everyMs: number, times: number[], what: string, run: () => Promise<SiteResponse | null>) => {
    do {
      const startedAt = performance.now();
      const response = await run();
      times.push(performance.now() - startedAt);
      if (response?.status !== 200) noticed.refused.push(`${what}: ${response === null ? 'no answer' : outcomeOf(response)}`);
      await sleep(Math.max(1, everyMs - (performance.now() - startedAt)));
    } while (performance.now() < end);
  };
  const get = (path: string) => ask(target, { ...as, path });
  let photo = withPhotos ? nextPhoto() : Promise.resolve(Buffer.alloc(0));
  const upload = async () => {
    const form = await encodeForm([
      ['client_id', randomUUID()],
      ['file', await photo],
    ]);
    // Drawn while the previous one is being sent.
    photo = nextPhoto();
    return ask(target, { ...as, method: 'POST', path: '/api/photo.php', form });
  };
  const tidied = async () => {
    const response = await upload();
    const id = uploadedIn(response);
    if (id !== null) await ask(target, { ...as, method: 'DELETE', path: '/api/photo.php', json: { id } });
    return response;
  };
  const logIn = () =>
    ask(target, {
      agent,
      from: member.address,
      cookie: device ?? '',
      method: 'POST',
      path: '/api/user.php',
      json: { email: member.email, password: member.password },
    });
  const opened = await Promise.all([[member, partner] as const, others].map((pair) => openChat(target, ...pair).catch(() => null)));
  const chats = opened.filter((chat) => chat !== null);
  for (let n = chats.length; n < opened.length; n++) noticed.refused.push('socket: not opened');

  const end = performance.now() + seconds * 1000;
  await Promise.all([
    again(every.call, noticed.calls, 'call', () => get('/api/user.php')),
    again(every.search, noticed.calls, 'search', () => get('/api/members.php')),
    again(every.page, noticed.pages, 'page', () => get('/members')),
    ...chats.map((chat) => again(every.message, noticed.messages, 'message', chat.write)),
    ...(!withPhotos ? [] : [again(every.upload, noticed.uploads, 'upload', tidied)]),
    ...(device === null ? [] : [again(every.login, noticed.logins, 'login', logIn)]),
  ]);
  for (const chat of chats) chat.close();
  agent.destroy();
  return noticed;
}

interface Chat {
  /** Sends one message and waits for the reply. */
  write(): Promise<SiteResponse | null>;
  close(): void;
}

async function openChat(target: URL, member: Person, partner: Person): Promise<Chat> {
  let answered: (text: string) => void = () => {};
  const open = (who: Person, onText: (text: string) => void): Promise<RawSocket> =>
    openSocket(`${target.origin}/api/live`, { cookie: who.cookie, 'x-forwarded-for': who.address }, onText);
  const send = (socket: RawSocket, to: number, text: string) =>
    socket.send(JSON.stringify({ type: 'send', data: { profile: to, client_id: randomUUID(), text } }));
  const there = await open(partner, (frame) => {
    const question = /^\{"type":"message".*"text":"question (\d+)"/.exec(frame)?.[1];
    if (question !== undefined) send(there, member.id, `answer ${question}`);
  });
  const here = await open(member, (frame) => {
    if (/^\{"type":"(message|refused)"/.test(frame)) answered(frame);
  });
  let asked = 0;
  return {
    async write() {
      const n = ++asked;
      const timer = AbortSignal.timeout(patience);
      return new Promise((resolve) => {
        timer.addEventListener('abort', () => resolve(null));
        answered = (frame) => {
          if (frame.startsWith('{"type":"refused"')) resolve({ status: 429, body: frame, cookies: [] });
          if (frame.includes(`"text":"answer ${n}"`)) resolve({ status: 200, body: '', cookies: [] });
        };
        send(here, partner.id, `question ${n}`);
      });
    },
    close() {
      here.end();
      there.end();
    },
  };
}
