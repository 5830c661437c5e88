import * as Type from 'typebox';
import { SiteIdSchema } from '#platform/contract/id-schemas.ts';
import { OneOf } from '#platform/contract/endpoint.ts';
import { busEvent } from '#platform/server/live/bus-event.ts';
import { caseEvents, caseKinds } from '../../contract/rules.ts';

/** Something happened to a case. A database trigger publishes it under this name. */
export const caseChanged = busEvent(
  'case.changed',
  Type.Object({
    site: SiteIdSchema,
    number: Type.String(),
    kind: OneOf(caseKinds),
    /** A complaint about payment. */
    payment: Type.Boolean(),
    what: OneOf(caseEvents),
  }),
);
