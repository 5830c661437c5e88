import { clearOldPhones, listMandatesWithPhone, setWithoutPhone } from '../debits/mandate-repo.ts';
import type { DebitDeps } from '../deps.ts';
import { fingerprintsOf, openDetails, sealMandate } from '../debits/details.ts';

const batchSize = 200;

/** Removes telephones from older mandates, and their fingerprints when the last debit of the mandate is older than a time. */
export async function forgetPhones({ db, sealer, signer }: Pick<DebitDeps, 'db' | 'sealer' | 'signer'>, before: Date): Promise<void> {
  for (const { id, details: sealed } of await listMandatesWithPhone(db, batchSize)) {
    const { phone, ...details } = openDetails(sealer, sealed);
    await setWithoutPhone(db, id, sealMandate(sealer, details), fingerprintsOf(signer, { iban: details.iban, phone }).phone);
  }
  await clearOldPhones(db, before);
}
