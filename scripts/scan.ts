import { makePeople } from '../bench/attack/people.ts';
import { createSite } from '../bench/attack/site.ts';
import { addressesOf } from '../bench/scan/addresses.ts';
import { isInstalled, run, scansOf } from '../bench/scan/scanners.ts';
import { workFolder } from '../bench/attack/work-folder.ts';
import { openSmtpInbox } from '../tests/support/smtp-inbox.ts';
import { buildOnce } from './build.ts';

/**
 * `npm run scan`: lets Debian's scanners loose on a site of its own in production mode on this machine, those of them that are
 * installed, and prints what they find; ends with 1 when it is anything. `npm run scan -- ffuf sqlmap` runs these alone.
 */
const wanted = process.argv.slice(2);
await buildOnce(console.log);
const dir = workFolder('emberleaf-scan-');
const inbox = await openSmtpInbox();
let findings = 0;
try {
  const { member, partner } = await makePeople(dir);
  const site = await createSite({ dataDir: dir, smtpUrl: inbox.url });
  try {
    await site.start();
    const addresses = await addressesOf(site.target, partner.id);
    for (const scan of scansOf(site.target, { folder: dir, cookie: member.cookie, partner: partner.id, addresses })) {
      if (wanted.length > 0 && !wanted.includes(scan.command)) continue;
      if (!isInstalled(scan.command)) {
        console.log(`  ${scan.name}: skipped, ${scan.command} is not installed`);
        continue;
      }
      const startedAt = performance.now();
      const output = await run(scan);
      const found = reportOf(() => scan.found(output));
      findings += found.length;
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      console.log(
        `${found.length === 0 ? ' ' : '✗'} ${scan.name}: ${found.length === 0 ? 'nothing' : `${found.length} found`}, ${seconds} s`,
      );
      for (const each of found) console.log(`    ${each}`);
    }
  } finally {
    await site.stop();
  }
} finally {
  await inbox.close();
}
process.exit(findings === 0 ? 0 : 1);

/** A tool that has not done its work has not found nothing. */
function reportOf(found: () => readonly string[]): readonly string[] {
  try {
    return found();
  } catch (error) {
    return [`no result: ${String(error)}`];
  }
}
