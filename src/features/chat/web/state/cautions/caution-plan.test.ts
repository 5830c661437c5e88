import { describe, expect, it } from 'vitest';
import type { Caution } from '../../../contract/cautions.ts';
import { planCautions } from './caution-plan.ts';

const me = 1;
const theirs = (id: number, ...cautions: Caution[]) => ({ id, sender: 2, cautions });
const mine = (id: number) => ({ id, sender: me, cautions: [] });

describe('cautions in a conversation', () => {
  it('are shown in full once for each kind', () => {
    const { displays, shown } = planCautions({ messages: [theirs(1, 'link'), theirs(2, 'link'), theirs(3, 'phone')], me, shown: {} });
    expect([...displays]).toEqual([
      [1, { kind: 'link', full: true }],
      [2, { kind: 'link', full: false }],
      [3, { kind: 'phone', full: true }],
    ]);
    expect(shown).toEqual({ link: 1, phone: 3 });
  });

  it('name the most serious one of a message', () => {
    const { displays } = planCautions({ messages: [theirs(1, 'link', 'money')], me, shown: {} });
    expect(displays.get(1)).toEqual({ kind: 'money', full: true });
  });

  it('stay in full under the same message when older messages are loaded', () => {
    const first = planCautions({ messages: [theirs(5, 'link')], me, shown: {} });
    const { displays } = planCautions({ messages: [theirs(2, 'link'), theirs(5, 'link')], me, shown: first.shown });
    expect(displays.get(2)?.full).toBe(false);
    expect(displays.get(5)?.full).toBe(true);
  });

  it('are short between members who know each other, except for money and crypto', () => {
    const replies = Array.from({ length: 11 }, (_, index) => mine(index + 1));
    const { displays } = planCautions({ messages: [...replies, theirs(20, 'link'), theirs(21, 'crypto')], me, shown: {} });
    expect(displays.get(20)).toEqual({ kind: 'link', full: false });
    expect(displays.get(21)).toEqual({ kind: 'crypto', full: true });
  });

  it('are never shown to the sender of the message', () => {
    expect(planCautions({ messages: [{ id: 1, sender: me, cautions: ['link'] }], me, shown: {} }).displays.size).toBe(0);
  });
});
