import { parseArgs } from 'node:util';
import { createMeasures, outcomeOf } from '../../bench/attack/measures.ts';
import { makePeople } from '../../bench/attack/people.ts';
import { createSite } from '../../bench/attack/site.ts';
import { addressesOf } from '../../bench/scan/addresses.ts';
import { isInstalled, run, scansOf } from '../../bench/scan/scanners.ts';
import { workFolder } from '../../bench/attack/work-folder.ts';
import { openSmtpInbox } from '../../tests/support/doubles/smtp-inbox.ts';
import { buildOnce } from '../build/build.ts';

/**
 * `npm run scan`: runs the installed ones of Debian's scanners against a throw-away site in production mode on this machine, and
 * prints their findings. Exits 1 if there are any, and 2 if a scanner is not installed, unless `--allow-skipped` is given. `npm run
 * scan -- ffuf sqlmap` runs only these.
 */
const { values, positionals: wanted } = parseArgs({
  options: { 'allow-skipped': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const measures = createMeasures(console.log);
await buildOnce(console.log);
const dir = workFolder('emberleaf-scan-');
const inbox = await openSmtpInbox();
try {
  const { member, partner } = await makePeople(dir);
  const site = await createSite({ dataDir: dir, smtpUrl: inbox.url });
  try {
    await site.start();
    const addresses = await addressesOf(site.target, partner.id);
    for (const scan of scansOf(site.target, { folder: dir, cookie: member.cookie, partner: partner.id, addresses })) {
      if (wanted.length > 0 && !wanted.includes(scan.command)) continue;
      if (!isInstalled(scan.command)) {
        measures.skip(scan.name, `${scan.command} is not installed`);
        continue;
      }
      const startedAt = performance.now();
      const output = await run(scan);
      const found = reportOf(() => scan.found(output));
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      measures.add({ name: `${scan.name}: found`, value: found.length, unit: '', max: 0, note: `in ${seconds} s` });
      for (const each of found) console.log(`    ${each}`);
    }
  } finally {
    await site.stop();
  }
} finally {
  await inbox.close();
}
const { sentence, code } = outcomeOf(measures, values['allow-skipped']);
console.log(`${sentence}.`);
process.exit(code);

/** A tool that did not finish its work has not found nothing: it counts as failed. */
function reportOf(found: () => readonly string[]): readonly string[] {
  try {
    return found();
  } catch (error) {
    return [`no result: ${String(error)}`];
  }
}
