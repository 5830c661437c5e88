import { createHash, randomInt } from 'node:crypto';
import { Value } from 'typebox/value';
import type { Signer } from '#platform/server/secrets.ts';
import type { Sealer } from '#platform/server/sealer.ts';
import { DebitForm } from '../../contract/direct-debit.ts';

export const sealDetails = (sealer: Sealer, form: DebitForm): Buffer => sealer.seal(JSON.stringify(form));

export const openDetails = (sealer: Sealer, sealed: Buffer): DebitForm => Value.Parse(DebitForm, JSON.parse(sealer.open(sealed)));

/** The same for the same account, and useless without the installation's secret. */
export const fingerprintOf = (signer: Signer, iban: string): Buffer => Buffer.from(signer.sign(`iban:${iban}`), 'base64url');

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** A code has a million values only, so its hash needs the installation's secret. */
export const hashCode = (signer: Signer, order: number, code: string): Buffer =>
  createHash('sha256')
    .update(signer.sign(`code:${order}:${code}`))
    .digest();

/** `+49 ••• 789`: enough to recognise one's own number. */
export const phoneHint = (phone: string): string => `${phone.slice(0, 3)} ••• ${phone.slice(-3)}`;
