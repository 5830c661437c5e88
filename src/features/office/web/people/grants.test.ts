import { describe, expect, test } from 'vitest';
import { allows, difference, heldRoles, withGrant } from './grants.ts';

const support = { role: 'support', site: 1 } as const;

describe('roles of a person', () => {
  test('are given and taken one by one', () => {
    const more = withGrant([support], 'accountant', null, true);
    expect(more).toEqual([support, { role: 'accountant', site: null }]);
    expect(withGrant(more, 'accountant', null, true)).toEqual(more);
    expect(withGrant(more, 'support', 1, false)).toEqual([{ role: 'accountant', site: null }]);
    expect(withGrant(more, 'support', 2, false)).toEqual(more);
  });

  test('are compared, so that the page says what a change gives and takes', () => {
    expect(difference([support], [{ role: 'support', site: 2 }])).toEqual({ given: [{ role: 'support', site: 2 }], taken: [support] });
    expect(difference([support], [{ ...support }])).toEqual({ given: [], taken: [] });
  });

  test('give rights on their site, or on every site', () => {
    expect([allows([support], 'orders.read', 1), allows([support], 'orders.read', 2), allows([support], 'books.read', 1)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(allows([{ role: 'accountant', site: null }], 'books.read', 7)).toBe(true);
  });

  test('are named from the strongest', () => {
    expect(heldRoles([support, { role: 'owner', site: 2 }, { role: 'support', site: 3 }])).toEqual(['owner', 'support']);
  });
});
