import { describe, expect, test } from 'vitest';
import { ApiError } from '#platform/web/data/api-client.ts';
import { createAsks } from './asks.ts';

/** A call that is refused with these codes, one after the other, and then answers. */
function refusing(...codes: string[]) {
  const sent = { times: 0 };
  const send = async () => {
    sent.times += 1;
    const code = codes.shift();
    if (code !== undefined) throw new ApiError(403, code);
    return 'done';
  };
  return { sent, send };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a call that needs a factor or a session', () => {
  test('is made again after the person has shown it', async () => {
    const asks = createAsks();
    const { send, sent } = refusing('step_up_required');
    const result = asks.within(send);
    await settled();
    expect(asks.current()).toBe('step_up');
    asks.answer(true);
    await expect(result).resolves.toBe('done');
    expect(sent.times).toBe(2);
    expect(asks.current()).toBeNull();
  });

  test('fails as it was refused when the person gives nothing', async () => {
    const asks = createAsks();
    const { send, sent } = refusing('authentication_required', 'authentication_required');
    const result = asks.within(send);
    await settled();
    asks.answer(false);
    await expect(result).rejects.toMatchObject({ code: 'authentication_required' });
    expect(sent.times).toBe(1);
  });

  test('asks once for all calls that wait, and for the second question after the first', async () => {
    const asks = createAsks();
    let changed = 0;
    asks.subscribe(() => (changed += 1));
    const results = Promise.all([
      asks.within(refusing('authentication_required', 'step_up_required').send),
      asks.within(refusing('authentication_required').send),
    ]);
    await settled();
    expect([asks.current(), changed]).toEqual(['login', 1]);
    asks.answer(true);
    await settled();
    expect(asks.current()).toBe('step_up');
    asks.answer(true);
    await expect(results).resolves.toEqual(['done', 'done']);
  });

  test('asks nothing when the right is missing or the call fails', async () => {
    const asks = createAsks();
    await expect(asks.within(refusing('right_missing').send)).rejects.toMatchObject({ code: 'right_missing' });
    expect(asks.current()).toBeNull();
  });
});
