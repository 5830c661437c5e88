import type { Static } from 'typebox';
import * as Type from 'typebox';
import { fail, type Failure } from '#platform/contract/result.ts';
import { Nullable } from '#platform/contract/endpoint.ts';
import type { SiteSwitch } from '../contract/switches.ts';

const Off = Type.Optional(Type.Object({ since: Type.String(), words: Nullable(Type.String()) }));
/** What is off, as a row of `sites` has it. */
export const SwitchesSchema = Type.Object({ signups: Off, first_messages: Off, uploads: Off, payments: Off });
export type Switches = Static<typeof SwitchesSchema>;

interface Switchable {
  readonly switches: Switches;
  readonly closesAt: Date | null;
}

/** What a site that is about to close no longer begins. */
const endsWithClosing: readonly SiteSwitch[] = ['signups', 'payments'];

/** Null: it is on. Else the refusal, with the operator's words or those of the catalogs. */
export function switchedOff({ switches, closesAt }: Switchable, name: SiteSwitch): Failure<'switched_off'> | null {
  const off = switches[name];
  if (off !== undefined) return fail('switched_off', { what: name, own: off.words === null ? 'no' : 'yes', words: off.words ?? '' });
  return closesAt !== null && endsWithClosing.includes(name) ? fail('switched_off', { what: 'closing', own: 'no', words: '' }) : null;
}
