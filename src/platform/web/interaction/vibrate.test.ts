import { afterEach, describe, expect, it, vi } from 'vitest';
import { vibrate } from './vibrate.ts';

function device({ active = true, still = false, able = true }) {
  const buzz = vi.fn();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: active }, ...(able && { vibrate: buzz }) });
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  return buzz;
}

describe('a vibration', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('is short', () => {
    const buzz = device({});
    vibrate();
    expect(buzz).toHaveBeenCalledExactlyOnceWith(12);
  });

  it.each([{ active: false }, { still: true }, { able: false }])('is left out with %o', (what) => {
    const buzz = device(what);
    vibrate();
    expect(buzz).not.toHaveBeenCalled();
  });
});
