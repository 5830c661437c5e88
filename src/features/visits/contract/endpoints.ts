import * as Type from 'typebox';
import { ClientId, Done, endpoint } from '#platform/contract/endpoint.ts';

const part = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

export const putVisit = endpoint({
  method: 'PUT',
  path: 'visit.php',
  about: 'Stores where a visitor came from, after they agreed to that. A repeated call with the same `client_id` changes nothing.',
  access: 'public',
  refusesUnknownFields: true,
  limit: 20,
  body: Type.Object({
    client_id: ClientId,
    tracking: Type.Object({ network: part(100), ref: part(300), sub1: part(100), sub2: part(100), sub3: part(100), lander: part(100) }),
    /** Version of the question that the visitor read, `YYYY-MM-DD`. */
    text_version: Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` }),
  }),
  reply: Done,
  errors: {},
});

export const deleteVisit = endpoint({
  method: 'DELETE',
  path: 'visit.php',
  about: "Takes that agreement back: deletes what is stored about this browser's visit.",
  access: 'public',
  refusesUnknownFields: true,
  limit: 20,
  /** The client id of a call whose response, and so its cookie, was lost. */
  query: Type.Object({ client_id: Type.Optional(ClientId) }),
  reply: Done,
  errors: {},
});

/** Specification §7. */
export const pageHidden = endpoint({
  method: 'POST',
  path: 'page-hidden.php',
  about: 'A beacon for when a page is put away. Stored only for a visit that the visitor agreed to be counted in.',
  access: 'public',
  limit: 120,
  body: Type.Object({}),
  reply: Done,
  errors: {},
});
