import { createHash, randomInt } from 'node:crypto';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import type { Signer } from '#platform/server/secrets.ts';
import type { Sealer } from '#platform/server/sealer.ts';
import { Country } from '#features/site/contract/settings.ts';
import { DebitForm } from '../../contract/endpoints.ts';
import { plainIban } from '../../contract/iban.ts';

/** What was entered, and the country of the order, where the address is. */
export type DebitDetails = DebitForm & { readonly country: string };

/** What a mandate keeps of it: the telephone was for the code alone. */
export type MandateDetails = Omit<DebitDetails, 'phone'>;

// What was sealed before the country was kept has none.
const Sealed = Type.Object({ ...DebitForm.properties, country: Type.Optional(Country) });
// Of older mandates a job takes the telephone out.
const SealedMandate = Type.Object({ ...Sealed.properties, phone: Type.Optional(Type.String()) });

export const sealDetails = (sealer: Sealer, details: DebitDetails): Buffer => sealer.seal(JSON.stringify(details));

export function openDetails(sealer: Sealer, sealed: Buffer): DebitDetails {
  const details = Value.Parse(Sealed, JSON.parse(sealer.open(sealed)));
  return { ...details, country: details.country ?? plainIban(details.iban).slice(0, 2) };
}

export const sealMandate = (sealer: Sealer, details: MandateDetails): Buffer => sealer.seal(JSON.stringify(details));

export function openMandate(sealer: Sealer, sealed: Buffer): MandateDetails {
  const { phone: _forTheCode, ...details } = Value.Parse(SealedMandate, JSON.parse(sealer.open(sealed)));
  return { ...details, country: details.country ?? plainIban(details.iban).slice(0, 2) };
}

/** The fields of the form alone. */
export function formOf({ country: _ofTheOrder, ...form }: DebitDetails): DebitForm {
  return form;
}

/** By what an account and a telephone are known again: the same for the same one, and useless without the installation's secret. */
export interface Fingerprints {
  readonly iban: Buffer;
  readonly phone: Buffer;
}

export const fingerprintsOf = (signer: Signer, { iban, phone }: Pick<DebitDetails, 'iban' | 'phone'>): Fingerprints => ({
  iban: hashOf(signer, `iban:${iban}`),
  phone: hashOf(signer, `phone:${phone}`),
});

/** Of who asks for codes. An IPv6 connection is counted by its /48, which is the least that a provider gives to one customer. */
export const networkHash = (signer: Signer, network: string): Buffer =>
  hashOf(signer, `network:${network.includes(':') ? network.split(':').slice(0, 3).join(':') : network}`);

const hashOf = (signer: Signer, text: string): Buffer => Buffer.from(signer.sign(text), 'base64url');

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** A code has a million values only, so its hash needs the installation's secret. */
export const hashCode = (signer: Signer, order: number, code: string): Buffer =>
  createHash('sha256')
    .update(signer.sign(`code:${order}:${code}`))
    .digest();

/** `+49 ••• 789`: enough to recognise one's own number. */
export const phoneHint = (phone: string): string => `${phone.slice(0, 3)} ••• ${phone.slice(-3)}`;
