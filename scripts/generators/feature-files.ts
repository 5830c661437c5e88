import { languages } from '../../src/platform/contract/languages.ts';

export interface FeatureName {
  /** `date-ideas` */
  readonly kebab: string;
  /** `dateIdeas` */
  readonly camel: string;
  /** `DateIdeas` */
  readonly pascal: string;
}

export function featureName(kebab: string): FeatureName {
  const camel = kebab.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return { kebab, camel, pascal: `${camel[0]?.toUpperCase()}${camel.slice(1)}` };
}

/** The files of a new feature by their path in its folder: a working endpoint, its operation, a test and a page. */
export function featureFiles({ kebab, camel, pascal }: FeatureName): Record<string, string> {
  return {
    'contract/endpoints.ts': `import * as Type from 'typebox';
import { endpoint, Instant } from '#platform/contract/endpoint.ts';

export const get${pascal} = endpoint({
  method: 'GET',
  path: '${kebab}.php',
  about: 'What it does and returns, for developers of clients.',
  access: 'member',
  reply: Type.Object({ asked_at: Instant }),
  errors: {},
});
`,
    'contract/calls.ts': `import { callOf } from '#platform/contract/call.ts';
import type * as endpoints from './endpoints.ts';

export const get${pascal} = callOf<typeof endpoints.get${pascal}>('GET', '${kebab}.php');
`,
    [`server/get-${kebab}.ts`]: `import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { get${pascal} as endpoint } from '../contract/endpoints.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

export async function get${pascal}({ clock }: Deps): Promise<Success<ReplyOf<typeof endpoint>>> {
  return ok({ asked_at: clock.now().toISOString() });
}
`,
    'server/index.ts': `import type { Feature } from '#platform/server/feature.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Platform } from '#platform/server/platform.ts';
import { get${pascal} as get${pascal}Endpoint } from '../contract/endpoints.ts';
import { get${pascal} } from './get-${kebab}.ts';

export const create${pascal} = ({ database, clock }: Platform): Feature => ({
  routes: tagged('${kebab}', 'What these calls are about.', [
    route(get${pascal}Endpoint, () => get${pascal}({ db: database.db, clock })),
  ]),
});
`,
    [`server/${kebab}.test.ts`]: `import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { get${pascal} } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('${kebab}', () => {
  test('are there for members', async () => {
    const { client } = await buildMember(app);
    const { status, reply } = await client.call(get${pascal});
    expect([status, reply]).toEqual([200, { asked_at: expect.any(String) }]);
  });

  test('are refused to visitors', async () => {
    const { status, error } = await app.client().call(get${pascal});
    expect([status, error?.code]).toEqual([403, 'authentication_required']);
  });
});
`,
    'web/queries.ts': `import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/data/api-client.ts';
import { get${pascal} } from '../contract/calls.ts';

export const ${camel}Query = (api: Api) =>
  queryOptions({
    queryKey: ['${kebab}'],
    queryFn: ({ signal }) => api(get${pascal}, { signal }),
  });
`,
    [`web/${kebab}-page.tsx`]: `import { useSuspenseQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { requireMember } from '#features/account/web/index.ts';
import { ${camel}Query } from './queries.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  await requireMember(tools, request);
  await throwToErrorPage(tools.queries.ensureQueryData(${camel}Query(tools.api)));
  return null;
}

export function Component() {
  const t = useTranslations('${kebab}');
  const format = useFormatter();
  const { data } = useSuspenseQuery(${camel}Query(useApi()));
  return (
    <section className="wrap py-8">
      <PageTitle text={t('title')} />
      <h1 className="title-l">{t('title')}</h1>
      <p className="soft">{format.dateTime(new Date(data.asked_at), { dateStyle: 'long' })}</p>
    </section>
  );
}
`,
    ...Object.fromEntries(
      languages.map((language) => [`messages/${language}.ts`, language === 'de' ? german(pascal) : translated(pascal)]),
    ),
  };
}

const german = (title: string): string => `import type { MessageShape } from '#platform/contract/messages.ts';

export const messages = {
  title: '${title}',
} as const;

export type Messages = MessageShape<typeof messages>;
`;

const translated = (title: string): string => `import type { Messages } from './de.ts';

export const messages = {
  title: '${title}',
} satisfies Messages;
`;
