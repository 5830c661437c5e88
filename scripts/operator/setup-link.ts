import { composeFeatures } from '../../src/app/server/features.ts';
import { refuse, runCommand } from './run-command.ts';

await runCommand(async (platform) => {
  const link = await composeFeatures(platform).setupLink('again');
  if (link === null) return refuse('There is a site already. The set-up in the browser is only for the first one.');
  console.log(link);
  return true;
});
