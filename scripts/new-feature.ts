import fs from 'node:fs';
import path from 'node:path';
import { languages } from '../src/platform/contract/languages.ts';

const [name] = process.argv.slice(2);
if (name === undefined || !/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error('Name it in kebab-case: npm run new-feature -- gifts');
  process.exit(1);
}
const root = path.join('src/features', name);
if (fs.existsSync(root)) {
  console.error(`${root} is there already.`);
  process.exit(1);
}
const camel = name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const Pascal = camel[0]?.toUpperCase() + camel.slice(1);

const files: Record<string, string> = {
  'contract/errors.ts': `import type { ErrorTable } from '#platform/contract/errors.ts';\n\nexport const ${camel}Errors = {} as const satisfies ErrorTable;\n`,
  'contract/endpoints.ts': `import { Type } from 'typebox';\nimport { endpoint } from '#platform/contract/endpoint.ts';\n\nexport const get${Pascal} = endpoint({ method: 'GET', path: '${name}.php', access: 'member', reply: Type.Object({}), errors: {} });\n`,
  'server/index.ts': `import { ok } from '#platform/contract/result.ts';\nimport { type Route, route } from '#platform/server/http/context.ts';\nimport { get${Pascal} } from '../contract/endpoints.ts';\n\nexport const ${camel}Routes = (): Route[] => [route(get${Pascal}, async () => ok({}))];\n`,
  'messages/de.ts': `import type { MessageShape } from '#platform/contract/messages.ts';\n\nexport const messages = {\n  title: '${Pascal}',\n} as const;\n\nexport type Messages = MessageShape<typeof messages>;\n`,
  [`web/${name}-page.tsx`]: `import { useTranslations } from 'use-intl';\nimport { PageTitle } from '#platform/web/shell/page-title.tsx';\n\nexport function Component() {\n  const t = useTranslations('${name}');\n  return (\n    <section className="wrap py-8">\n      <PageTitle text={t('title')} />\n      <h1 className="h36">{t('title')}</h1>\n    </section>\n  );\n}\n`,
};
for (const language of languages.filter((code) => code !== 'de')) {
  files[`messages/${language}.ts`] =
    `import type { Messages } from './de.ts';\n\nexport const messages = {\n  title: '${Pascal}',\n} satisfies Messages;\n`;
}
for (const [file, text] of Object.entries(files)) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}
console.log(
  `${root} is there. Now: its routes into src/app/server/features.ts, its page into src/app/web/routes.tsx, its texts into src/app/web/intl.d.ts.`,
);
