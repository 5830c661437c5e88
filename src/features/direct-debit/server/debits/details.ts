import { createHash, randomInt } from 'node:crypto';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import type { Signer } from '#platform/server/secrets.ts';
import type { Sealer } from '#platform/server/sealer.ts';
import { Country } from '#features/site/contract/settings.ts';
import { DebitForm } from '../../contract/endpoints.ts';
import { plainIban } from '../../contract/iban.ts';

/** The entered data, and the country of the order, which is the country of the address. */
export type DebitDetails = DebitForm & { readonly country: string };

/** The data that a mandate keeps: the telephone was only for the code. */
export type MandateDetails = Omit<DebitDetails, 'phone'>;

// Data sealed by older versions has no country.
const Sealed = Type.Object({ ...DebitForm.properties, country: Type.Optional(Country) });
// A job removes the telephone from older mandates.
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

/** Only the fields of the form. */
export function formOf({ country: _ofTheOrder, ...form }: DebitDetails): DebitForm {
  return form;
}

/** Fingerprints that recognise an account and a telephone: equal for equal values, and useless without the installation's secret. */
export interface Fingerprints {
  readonly iban: Buffer;
  readonly phone: Buffer;
}

export const fingerprintsOf = (signer: Signer, { iban, phone }: Pick<DebitDetails, 'iban' | 'phone'>): Fingerprints => ({
  iban: hashOf(signer, `iban:${iban}`),
  phone: hashOf(signer, `phone:${phone}`),
});

/**
 * Fingerprint of the network that asks for codes. An IPv6 connection counts by its /48, the smallest range that a provider gives to one
 * customer.
 */
export const networkHash = (signer: Signer, network: string): Buffer =>
  hashOf(signer, `network:${network.includes(':') ? network.split(':').slice(0, 3).join(':') : network}`);

const hashOf = (signer: Signer, text: string): Buffer => Buffer.from(signer.sign(text), 'base64url');

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** A code has only a million values, so its hash needs the installation's secret. */
export const hashCode = (signer: Signer, order: number, code: string): Buffer =>
  createHash('sha256')
    .update(signer.sign(`code:${order}:${code}`))
    .digest();

/** `+49 ••• 789`: enough for members to recognise their own number. */
export const phoneHint = (phone: string): string => `${phone.slice(0, 3)} ••• ${phone.slice(-3)}`;
