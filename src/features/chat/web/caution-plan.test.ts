import { describe, expect, it } from 'vitest';
import type { Caution } from '../contract/message.ts';
import { planCautions } from './caution-plan.ts';

const me = 1;
const theirs = (id: number, ...cautions: Caution[]) => ({ id, sender: 2, cautions });
const mine = (id: number) => ({ id, sender: me, cautions: [] });

describe('cautions in a conversation', () => {
  it('are told in full once for each kind', () => {
    const { shown, told } = planCautions({ messages: [theirs(1, 'link'), theirs(2, 'link'), theirs(3, 'phone')], me, told: {} });
    expect([...shown]).toEqual([
      [1, { kind: 'link', full: true }],
      [2, { kind: 'link', full: false }],
      [3, { kind: 'phone', full: true }],
    ]);
    expect(told).toEqual({ link: 1, phone: 3 });
  });

  it('name the gravest of a message', () => {
    const { shown } = planCautions({ messages: [theirs(1, 'link', 'money')], me, told: {} });
    expect(shown.get(1)).toEqual({ kind: 'money', full: true });
  });

  it('stay where they were told when older messages are loaded', () => {
    const first = planCautions({ messages: [theirs(5, 'link')], me, told: {} });
    const { shown } = planCautions({ messages: [theirs(2, 'link'), theirs(5, 'link')], me, told: first.told });
    expect(shown.get(2)?.full).toBe(false);
    expect(shown.get(5)?.full).toBe(true);
  });

  it('shrink among people who know each other, except for money and crypto', () => {
    const answers = Array.from({ length: 11 }, (_, index) => mine(index + 1));
    const { shown } = planCautions({ messages: [...answers, theirs(20, 'link'), theirs(21, 'crypto')], me, told: {} });
    expect(shown.get(20)).toEqual({ kind: 'link', full: false });
    expect(shown.get(21)).toEqual({ kind: 'crypto', full: true });
  });

  it('are for whoever a message was sent to', () => {
    expect(planCautions({ messages: [{ id: 1, sender: me, cautions: ['link'] }], me, told: {} }).shown.size).toBe(0);
  });
});
