import { randomUUID } from 'node:crypto';
import { confirmDirectDebit, type DebitForm, sendDirectDebit } from '#features/direct-debit/contract/endpoints.ts';
import type { Order } from '#features/orders/contract/order.ts';
import type { BuiltMember } from '../builders.ts';
import { ibanOf } from './iban.ts';
import { openOrder } from './shop.ts';
import type { TestApp } from '../test-app.ts';

const form: Omit<DebitForm, 'phone'> = {
  account_holder: 'Anna Albrecht',
  iban: 'DE89 3704 0044 0532 0130 00',
  street: 'Zschochersche Straße',
  house_number: '48',
  zip: '04229',
  city: 'Leipzig',
};
let account = 0;
/** A valid German IBAN that no other test of the file has used. */
export const newIban = (): string => ibanOf(++account);

/** The telephone of a built member. */
export const phoneOf = ({ id }: BuiltMember): string => `0151 2${String(id).padStart(7, '0')}`;

/** Sends the form of a debit, by default from an account of its own and with the member's telephone. */
export const sendForm = (member: BuiltMember, order: Order, part: Partial<DebitForm> = {}, client_id: string = randomUUID()) =>
  member.client.call(sendDirectDebit, {
    body: { order: order.id, client_id, form: { ...form, phone: phoneOf(member), iban: newIban(), ...part } },
  });

export const confirmDebit = ({ client }: BuiltMember, order: Order, code: string) =>
  client.call(confirmDirectDebit, { body: { order: order.id, code } });

export const smsOf = async (app: TestApp) => (await app.platform.outbox.list()).filter(({ channel }) => channel === 'sms');

export async function lastCode(app: TestApp): Promise<string> {
  const codes = (await smsOf(app)).toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const code = /^\d{6}/.exec(codes.at(-1)?.text ?? '')?.[0];
  if (code === undefined) throw new Error('no code was sent');
  return code;
}

/** Buys credits by direct debit. */
export async function payByDebit(app: TestApp, member: BuiltMember, part: Partial<DebitForm> = {}, credits = 100): Promise<Order> {
  const order = await openOrder(member.client, credits, 'sepa_debit');
  app.platform.clock.advance(1);
  const { status } = await sendForm(member, order, part);
  const confirmed = await confirmDebit(member, order, await lastCode(app));
  if (status !== 200 || confirmed.status !== 200) throw new Error(`no debit, but ${status} and ${confirmed.status}`);
  return order;
}
