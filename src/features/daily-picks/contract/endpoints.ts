import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Done, endpoint } from '#platform/contract/endpoint.ts';
import { Fit } from '#features/members/contract/fit.ts';
import { Member } from '#features/members/contract/member.ts';
import { Answer } from '#features/prompts/contract/answer.ts';
import { picksADay } from './rules.ts';

const CalendarDay = Type.String({ format: 'date' });

/** Why a member was picked: one of their answers, or why the two fit. */
export const Reason = Type.Union([Type.Object({ reason: Type.Literal('answer'), ...Answer.properties }), Fit]);
export type Reason = Static<typeof Reason>;

export const getToday = endpoint({
  method: 'GET',
  path: 'today.php',
  about:
    "Members picked for the current day in the site's time zone, best fit first. The same all day; empty when nobody fits or after the member hid them.",
  access: 'member',
  limit: 120,
  reply: Type.Object({
    day: CalendarDay,
    picks: Type.Array(Type.Object({ profile: Member, reason: Reason }), { maxItems: picksADay }),
    asks_interests: Type.Boolean({ description: 'The member has chosen no interests yet, and they would be reasons for picks.' }),
  }),
  errors: {},
});

export const hideToday = endpoint({
  method: 'DELETE',
  path: 'today.php',
  about: 'Hides the picks of that day. Repeating the call changes nothing.',
  access: 'member',
  limit: 60,
  query: Type.Object({ day: CalendarDay }),
  reply: Done,
  errors: {},
});
