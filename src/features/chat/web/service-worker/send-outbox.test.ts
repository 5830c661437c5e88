import { describe, expect, test } from 'vitest';
import { startWorker } from '#tests/support/doubles/service-worker.ts';

const member = { id: 7, language: 'de' };
const items = ['a', 'b'].map((id, index) => ({ to: index, address: '/api/chat.php', body: { client_id: id } }));
const sync = { tag: 'outbox' };
const isServed = () => Response.json({ user: {} });
const ofOther = () => Response.json({ error: { code: 'other_member', params: {} } }, { status: 409 });

/** A service worker with this offline data. The site gives these responses to the calls in order. */
async function start(kept: Record<string, unknown>, responses: readonly (() => Response)[]) {
  const asked: { readonly url: string; readonly member: string | undefined }[] = [];
  const nameOf = (address: string) => address.slice('/kept/'.length);
  const match = async (address: string) => (nameOf(address) in kept ? Response.json(kept[nameOf(address)]) : undefined);
  const put = async (address: string, response: Response) => void (kept[nameOf(address)] = await response.json());
  const { fire } = await startWorker({
    caches: { match, open: async () => ({ put }) },
    fetch: async (url: string, { headers }: { readonly headers: Record<string, string> }) => {
      asked.push({ url, member: headers['x-member'] });
      return (responses[asked.length - 1] ?? ofOther)();
    },
  });
  return { asked, fire };
}

// Regression: only the cookie identified the sender.
describe('the service worker names the member whose messages it sends', () => {
  test('and sends nothing when another member is logged in', async () => {
    const { asked, fire } = await start({ member, outbox: { items } }, []);
    await fire('sync', sync);
    expect(asked).toEqual([{ url: '/api/user.php', member: '7' }]);
  });

  test('also when another member logs in after the check: the rest waits for its author', async () => {
    const kept: Record<string, unknown> = { member, outbox: { items } };
    const { asked, fire } = await start(kept, [isServed]);
    await fire('sync', sync);
    expect(asked).toEqual([
      { url: '/api/user.php', member: '7' },
      { url: '/api/chat.php', member: '7' },
    ]);
    expect(kept['sent']).toBeUndefined();
  });
});

test('the service worker reports to the next page which messages it has sent, added to earlier ones', async () => {
  const kept: Record<string, unknown> = { member, outbox: { items }, sent: ['0'] };
  const { fire } = await start(kept, [isServed, isServed, isServed]);
  await fire('sync', sync);
  expect(kept['sent']).toEqual(['0', 'a', 'b']);
});

test('after a message that could not be sent the browser tries again, and no later message overtakes it', async () => {
  const later = { to: 0, address: '/api/chat.php', body: { client_id: 'c' } };
  const kept: Record<string, unknown> = { member, outbox: { items: [...items, later] } };
  const { asked, fire } = await start(kept, [isServed, () => new Response(null, { status: 503 }), isServed]);
  await expect(fire('sync', sync)).rejects.toThrow('not all messages are sent');
  expect(asked).toHaveLength(3);
  expect(kept['sent']).toEqual(['b']);
});
