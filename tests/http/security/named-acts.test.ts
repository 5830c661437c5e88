import { expect, test } from 'vitest';
import { actNames } from '#features/office/web/log/act-names.ts';
import { createTestApp } from '#tests/support/test-app.ts';

/** Leases and what is only prepared leave no row. */
const rowless = ['case-claim', 'case-release', 'photos-release', 'passkey-creation'];

test('the log has words for every act and every look, and for nothing else', async () => {
  const app = await createTestApp();
  try {
    const logged = app.features.routes
      .filter((one) => 'acts' in one)
      .map(({ endpoint }) => endpoint.path.replace('admin/', '').replace('.php', ''))
      .filter((what) => !rowless.includes(what));
    expect(logged.filter((what) => !actNames.some((name) => name === what))).toEqual([]);
    expect(actNames.filter((name) => !logged.includes(name))).toEqual([]);
  } finally {
    await app.close();
  }
});
