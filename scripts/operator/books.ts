import fs from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { composeFeatures } from '../../src/app/server/features.ts';
import { type BooksReply, readBooksCommand, runBooks } from './books/commands.ts';
import { runCommand } from './run-command.ts';

const command = readBooksCommand(process.argv.slice(2));
if (!command.ok) {
  console.error(command.sentence);
  process.exit(1);
}
const { options } = command;
await runCommand(async (platform) => print(await runBooks(platform, composeFeatures(platform), options)));

/** Writes a file to the requested place, else to the standard output. All other output goes to the error output. */
async function print({ isRight, lines, file, notes }: BooksReply): Promise<boolean> {
  const { out } = options;
  if (file !== undefined) {
    if (out === undefined) await pipeline(Readable.from(file), process.stdout, { end: false });
    else await pipeline(Readable.from(file), fs.createWriteStream(out, { mode: 0o600 }));
  }
  for (const line of lines ?? []) console.log(line);
  for (const note of notes ?? []) console.error(note);
  return isRight;
}
