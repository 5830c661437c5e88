import vm from 'node:vm';
import { describe, expect, test } from 'vitest';
import { serviceWorkerOf } from '#app/server/service-worker.ts';

const script = serviceWorkerOf('1');

interface Asked {
  readonly url: string;
  readonly member: string | undefined;
}

/** The worker of a browser where this member's page was last, and where another is logged in for every address but these. */
function worker(kept: Record<string, unknown>, served: readonly string[]) {
  const listeners = new Map<string, (event: object) => void>();
  const asked: Asked[] = [];
  const cache = { put: async (name: string, answer: Response) => void (kept[name.slice('/kept/'.length)] = await answer.json()) };
  vm.runInNewContext(script, {
    URL,
    Response,
    location: { origin: 'https://www.example.org' },
    navigator: { onLine: true },
    registration: {},
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    caches: {
      match: async (address: string) => {
        const name = address.slice('/kept/'.length);
        return name in kept ? Response.json(kept[name]) : undefined;
      },
      open: async () => ({ ...cache, match: async () => Response.json(kept['member']) }),
    },
    fetch: async (url: string, { headers }: { readonly headers: Record<string, string> }) => {
      asked.push({ url, member: headers['x-member'] });
      if (served.includes(url)) return Response.json({ user: {} });
      return Response.json({ error: { code: 'other_member', params: {} } }, { status: 409 });
    },
  });
  const fire = async (type: string, event: object) => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) });
    await done;
  };
  return { asked, fire };
}

// Regression: the cookie alone said who sends, and whose browser is subscribed.
describe('the service worker names the member', () => {
  const items = ['a', 'b'].map((id, index) => ({ to: index, address: '/api/chat.php', body: { client_id: id } }));

  test('whose messages it sends, and sends none when another is logged in', async () => {
    const { asked, fire } = worker({ member: { id: 7 }, outbox: { items } }, []);
    await fire('sync', { tag: 'outbox' });
    expect(asked).toEqual([{ url: '/api/user.php', member: '7' }]);
  });

  test('also when another logs in after it has asked: the rest waits for its own', async () => {
    const kept: Record<string, unknown> = { member: { id: 7 }, outbox: { items } };
    const { asked, fire } = worker(kept, ['/api/user.php']);
    await fire('sync', { tag: 'outbox' });
    expect(asked).toEqual([
      { url: '/api/user.php', member: '7' },
      { url: '/api/chat.php', member: '7' },
    ]);
    expect(kept['sent']).toBeUndefined();
  });

  test('whose subscription the push service has replaced, and keeps none that is nobody’s', async () => {
    const newSubscription = { endpoint: 'https://push.example.org/2' };
    const { asked, fire } = worker({ member: { id: 7 } }, []);
    await fire('pushsubscriptionchange', { newSubscription });
    expect(asked).toEqual([{ url: '/api/user.php?push=1', member: '7' }]);
    const nobodys = worker({}, []);
    await nobodys.fire('pushsubscriptionchange', { newSubscription });
    expect(nobodys.asked).toEqual([]);
  });
});
