import { describe, expectTypeOf, test } from 'vitest';
import type { useTranslations } from 'use-intl';
import type { Catalogs, Namespace } from '#platform/web/data/catalogs.ts';
import type { useErrorText } from '#platform/web/i18n/use-error-text.ts';

interface Tools {
  readonly translations: typeof useTranslations;
  readonly errorText: typeof useErrorText;
  readonly catalogs: Pick<Catalogs, 'ensure'>;
}

/** Never called: the type checker accepts or refuses these lines. */
function calls({ translations, errorText, catalogs }: Tools): unknown[] {
  const t = translations('members');
  return [
    t('title'),
    t('total', { n: 3 }),
    errorText('account', 'signup'),
    catalogs.ensure(['members', 'member-page']),
    // @ts-expect-error no such text
    t('headline'),
    // @ts-expect-error the argument is called n
    t('total', { count: 3 }),
    // @ts-expect-error a text with an argument needs it
    t('total'),
    // @ts-expect-error no such catalog
    translations('memberz'),
    // @ts-expect-error no such catalog
    errorText('memberz'),
    // @ts-expect-error no such catalog
    catalogs.ensure(['memberz']),
  ];
}

describe('texts', () => {
  test('are known by key, argument and catalog', () => {
    expectTypeOf(calls).toBeFunction();
    expectTypeOf<Namespace>().not.toEqualTypeOf<string>();
    expectTypeOf<'member-page'>().toExtend<Namespace>();
  });
});
