import fs from 'node:fs/promises';
import path from 'node:path';

/** `npm run rolling` makes the second release from this one, whatever version this one has. */
export const secondVersion = '999.0.0';

/** What a page of the second release has as `data-release` of its root element; a page of this release has none. */
export const secondRelease = '2';

type Change = { readonly file: string } & ({ readonly from: string | RegExp; readonly to: string } | { readonly add: string });

const mark = `document.documentElement.dataset['release'] = '${secondRelease}';\n`;

/**
 * Other scripts and styles, one more column in a table that everybody uses, a function written anew, and a field more in an event.
 * `from` is there once; `add` goes to the end, or makes the file.
 */
const changes: readonly Change[] = [
  { file: 'package.json', from: /"version": "[\d.]+"/, to: `"version": "${secondVersion}"` },
  { file: 'src/app/web/entry-client.tsx', from: 'void start();\n', to: `${mark}void start();\n` },
  { file: 'src/app/web/entry-lander.tsx', from: 'const boot =', to: `${mark}const boot =` },
  { file: 'src/app/web/app.css', add: `:root {\n  --release: ${secondRelease};\n}\n` },
  { file: 'db/migrations/9000-second-release.sql', add: `ALTER TABLE users ADD COLUMN second_release text;\n` },
  { file: 'db/functions/chat-send.sql', add: `-- Of the second release.\n` },
  {
    file: 'src/features/chat/contract/events.ts',
    from: 'Type.Object({ conversation: Id, message: Message })',
    to: 'Type.Object({ conversation: Id, message: Message, release: Type.Optional(Type.String()) })',
  },
  {
    file: 'src/features/chat/server/message/publish-message.ts',
    from: '[recipient, sender], { conversation, message }, socket',
    to: `[recipient, sender], { conversation, message, release: '${secondRelease}' }, socket`,
  },
];

export const changedFiles: readonly string[] = changes.map(({ file }) => file);

/** Throws if this release's text is not what a change expects. */
export async function changeRelease(folder: string): Promise<void> {
  for (const change of changes) {
    const file = path.join(folder, change.file);
    if ('add' in change) {
      await fs.appendFile(file, change.add);
      continue;
    }
    const parts = (await fs.readFile(file, 'utf8')).split(change.from);
    if (parts.length !== 2) throw new Error(`${change.file} does not have once what the second release changes: ${String(change.from)}`);
    await fs.writeFile(file, parts.join(change.to));
  }
}
