/** A valid German IBAN for each number, of the Commerzbank. */
export function ibanOf(account: number): string {
  const bban = `37040044${String(account).padStart(10, '0')}`;
  return `DE${String(98n - (BigInt(`${bban}131400`) % 97n)).padStart(2, '0')}${bban}`;
}
