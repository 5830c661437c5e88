import { describe, expectTypeOf, test } from 'vitest';
import type { FactsIn, ShapeOf } from './shape.ts';

interface German {
  readonly title: 'Impressum';
  readonly sections: {
    readonly provider: {
      readonly title: 'Anbieter';
      readonly text: readonly ['{company}, {address}', { readonly list: readonly ['{email}'] }];
    };
  };
}
type Shape = ShapeOf<German>;

describe('the shape of a text', () => {
  test('is that of the German one, with every fact in its place', () => {
    const provider = { title: 'Provider', text: ['At {address}: {company}', { list: ['Email {email}'] }] } as const;
    expectTypeOf({ title: 'Legal notice', sections: { provider } } as const).toExtend<Shape>();
    expectTypeOf<FactsIn<German>>().toEqualTypeOf<'company' | 'address' | 'email'>();
  });

  test('lacks no fact, no paragraph and no section', () => {
    const list = { list: ['{email}'] } as const;
    const withText = <const Text>(text: Text) => ({ title: 'Legal notice', sections: { provider: { title: 'Provider', text } } }) as const;
    expectTypeOf(withText(['{company}', list])).not.toExtend<Shape>();
    expectTypeOf(withText(['{company}, {address}', { list: ['by email'] }])).not.toExtend<Shape>();
    expectTypeOf(withText(['{company}, {address}'])).not.toExtend<Shape>();
    expectTypeOf({ title: 'Legal notice', sections: {} } as const).not.toExtend<Shape>();
  });
});
