import fs from 'node:fs';
import path from 'node:path';
import { codeWordProblems } from './code-words/code-words.ts';

// Catalogs, the types of the database and the owners of its tables have keys of their own, and the check's test plants faults.
const others = /\/messages\/|^db\/(?:schema|owners)\.ts$|^scripts\/checks\/code-words\//;
const problems = ['src', 'db', 'demo', 'bench', 'tests', 'scripts']
  .flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/'))),
  )
  .filter((name) => /\.(?:[cm]?[jt]sx?|css)$/.test(name) && !others.test(name))
  .flatMap((name) => codeWordProblems(name, fs.readFileSync(name, 'utf8')));
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
