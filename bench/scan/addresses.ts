import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import { ask } from '../attack/ask.ts';

/** Pages for anybody, and with a session those of a member. `partner`: somebody whom that member can see. */
const pagesWith = (partner: number): readonly string[] =>
  `/ /login /signup /reset-password /complaints /notice /lang-config /cancellation /withdrawal /pricing /pages/imprint /members /chats
  /likes /match-finder /swipe-game /notifications /profile /premium /credits /settings /settings/security /transactions
  /transactions/movements /members/${partner} /members/${partner}/chat`.split(/\s+/);

/** This call would end the session. */
const leaving = '/api/logout.php';

const Known = Type.Union([Type.String(), Type.Number(), Type.Boolean()]);
const Schema = Type.Object({
  type: Type.Optional(Type.Unknown()),
  const: Type.Optional(Known),
  enum: Type.Optional(Type.Array(Known)),
  anyOf: Type.Optional(Type.Array(Type.Object({ const: Type.Optional(Known) }))),
});
const Parameter = Type.Object({ name: Type.String(), schema: Schema });
const Description = Type.Object({
  paths: Type.Record(Type.String(), Type.Object({ get: Type.Optional(Type.Object({ parameters: Type.Optional(Type.Array(Parameter)) })) })),
});

/**
 * Addresses for a crawler, which finds few by itself where buttons make calls: the pages, and each GET call that the API describes,
 * with a value for each parameter.
 */
export async function addressesOf(target: URL, partner: number): Promise<readonly string[]> {
  const { body } = await ask(target, { path: '/api/openapi.json' });
  const described: unknown = JSON.parse(body);
  if (!Value.Check(Description, described)) throw new Error('the API describes itself in another way');
  const calls = Object.entries(described.paths).flatMap(([path, { get }]) => {
    if (get === undefined || path === leaving) return [];
    const pairs = (get.parameters ?? []).map(({ name, schema }) => [name, exampleOf(schema, partner)]);
    return [`${path}${pairs.length === 0 ? '' : '?'}${new URLSearchParams(pairs).toString()}`];
  });
  return [...pagesWith(partner), ...calls].map((path) => new URL(path, target).href);
}

/** A value that the schema accepts, if one is easily found; else one that is refused, which is scanned, too. */
function exampleOf(schema: Static<typeof Schema>, partner: number): string {
  const known = schema.const ?? schema.enum?.[0] ?? schema.anyOf?.[0]?.const;
  return String(known ?? (schema.type === 'string' ? 'a' : partner));
}
