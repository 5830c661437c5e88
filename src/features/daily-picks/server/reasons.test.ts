import { describe, expect, test } from 'vitest';
import type { Fit } from '#features/members/contract/fit.ts';
import { pickReasons } from './reasons.ts';

describe('the reason of a pick', () => {
  const answer = (text: string) => [{ prompt: 'cook', answer: text } as const];

  test('is a short answer before one shared interest, and after two of them', () => {
    const one: Fit = { reason: 'interests', interests: ['wine'], of: 3 };
    const two: Fit = { reason: 'interests', interests: ['wine', 'tea'], of: 3 };
    expect(pickReasons([{ answers: answer('Soup'), fit: [one] }])).toEqual([{ reason: 'answer', prompt: 'cook', answer: 'Soup' }]);
    expect(pickReasons([{ answers: answer('Soup'), fit: [two] }])).toEqual([two]);
    expect(pickReasons([{ answers: answer('long '.repeat(40)), fit: [one] }])).toEqual([one]);
  });

  test('is never an intimate interest', () => {
    const fit: Fit[] = [{ reason: 'interests', interests: ['sex', 'tea', 'massages'], of: 5 }];
    expect(pickReasons([{ answers: [], fit }])).toEqual([{ reason: 'interests', interests: ['tea'], of: 5 }]);
    expect(pickReasons([{ answers: [], fit: [{ reason: 'interests', interests: ['sex'], of: 5 }, { reason: 'age' }] }])).toEqual([
      { reason: 'age' },
    ]);
  });

  test('is another one for each, where there is another', () => {
    const fit = [{ reason: 'both_seek' }, { reason: 'age' }] as const;
    expect(
      pickReasons([
        { answers: [], fit },
        { answers: [], fit },
        { answers: [], fit },
      ]).map((one) => one?.reason),
    ).toEqual(['age', 'both_seek', 'age']);
    expect(pickReasons([{ answers: [], fit: [] }])).toEqual([null]);
  });
});
