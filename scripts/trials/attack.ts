import { parseArgs } from 'node:util';
import { floodKinds, readParts } from '../../bench/attack/parts.ts';
import { createMeasures, outcomeOf } from '../../bench/attack/measures.ts';
import { makePeople } from '../../bench/attack/people.ts';
import { fillTheDisk } from '../../bench/attack/full-disk.ts';
import { runFaults } from '../../bench/attack/run-faults.ts';
import { runFloods } from '../../bench/attack/run-floods.ts';
import { createSite } from '../../bench/attack/site.ts';
import { workFolder } from '../../bench/attack/work-folder.ts';
import { openSmtpInbox } from '../../tests/support/doubles/smtp-inbox.ts';
import { buildOnce } from '../build/build.ts';

/**
 * `npm run attack`: floods a throw-away site in production mode beside one ordinary member, then damages it, and prints a line for
 * each measure. Exits 1 if a measure is missed, and 2 if this machine cannot do a part, unless `--allow-skipped` is given.
 * `--short` takes three minutes instead of a quarter of an hour; `npm run attack -- pages faults` runs only these parts. It reaches
 * nothing but this machine.
 */
const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false }, 'allow-skipped': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const parts = readParts(positionals);
if (typeof parts === 'string') {
  console.error(parts);
  process.exit(1);
}
/** Seconds for each flood. */
const seconds = values.short ? 2 : 21;

await buildOnce(console.log);
const startedAt = performance.now();
const dir = workFolder('emberleaf-attack-');
const measures = createMeasures(console.log);
const inbox = await openSmtpInbox();
try {
  const people = await makePeople(dir);
  const site = await createSite({ dataDir: dir, smtpUrl: inbox.url });
  try {
    await site.start();
    const kinds = floodKinds.filter((kind) => parts.has(kind));
    if (kinds.length > 0) await runFloods({ site, people, measures, seconds }, kinds);
    if (parts.has('faults')) await runFaults({ site, dataDir: dir, people, measures, smtpUrl: inbox.url });
  } finally {
    await site.stop();
  }
  if (parts.has('disk')) await fillTheDisk({ dataDir: dir, people, measures, smtpUrl: inbox.url });
} finally {
  await inbox.close();
}
const took = Math.round((performance.now() - startedAt) / 1000);
const { sentence, code } = outcomeOf(measures, values['allow-skipped']);
console.log(`${sentence}, after ${took} s.`);
process.exit(code);
