import * as Type from 'typebox';
import { describe, expect, test } from 'vitest';
import { Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { parseWire, readWire, textOf, type Wire, type WireCall } from './read-wire.ts';
import { breakingChanges } from './wire-changes.ts';

const call: WireCall = {
  access: 'public',
  body: Type.Object({ kind: OneOf(['a', 'b']), text: Type.String({ maxLength: 10 }), note: Type.Optional(Type.String()) }),
  reply: Type.Object({ id: Type.Integer(), state: OneOf(['open', 'done']), by: Nullable(Type.Object({ name: Type.String() })) }),
  errors: { gone: 404 },
};
const wireOf = (changed: Partial<WireCall> | null): Wire => ({
  version: 1,
  calls: changed === null ? {} : { 'PUT thing.php': { ...call, ...changed } },
  frames: { toServer: {}, toPage: { moved: Type.Object({ to: Type.Integer() }) } },
});
const changes = (changed: Partial<WireCall> | null) => breakingChanges(wireOf({}), wireOf(changed));
const { kind, text, note } = { kind: OneOf(['a', 'b']), text: Type.String({ maxLength: 10 }), note: Type.Optional(Type.String()) };
const { id, state, by } = { id: Type.Integer(), state: OneOf(['open', 'done']), by: Nullable(Type.Object({ name: Type.String() })) };

describe('a change that the other release survives', () => {
  test.each([
    ['a new field and value of a reply', { reply: Type.Object({ id, state: OneOf(['open', 'done', 'lost']), by, more: Type.String() }) }],
    ['a new optional field of a body', { body: Type.Object({ kind, text, note, more: Type.Optional(Type.String()) }) }],
    ['a longer text', { body: Type.Object({ kind, text: Type.String({ maxLength: 20 }), note }) }],
    ['a new error', { errors: { gone: 404, late: 409 } }],
  ])('is %s', (_what, changed) => {
    expect(changes(changed)).toEqual([]);
  });
});

describe('a change that it does not survive', () => {
  test.each([
    ['the end of a call', null, 'PUT thing.php goes away'],
    ['the end of a field of a reply', { reply: Type.Object({ id, state }) }, 'PUT thing.php reply.by goes away'],
    [
      'the end of a value',
      { reply: Type.Object({ id, state: OneOf(['open']), by }) },
      'PUT thing.php reply.state: the value "done" goes away',
    ],
    ['a reply that may be null', { reply: Type.Object({ id: Nullable(id), state, by }) }, 'PUT thing.php reply.id may be null'],
    ['a reply that may be missing', { reply: Type.Object({ id: Type.Optional(id), state, by }) }, 'PUT thing.php reply.id may be missing'],
    ['another type', { reply: Type.Object({ id: Type.String(), state, by }) }, 'PUT thing.php reply.id is no longer integer'],
    [
      'a field that becomes required',
      { body: Type.Object({ kind, text, note: Type.String() }) },
      'PUT thing.php body.note becomes required',
    ],
    ['a new required field', { body: Type.Object({ kind, text, note, n: Type.Integer() }) }, 'PUT thing.php body.n becomes required'],
    [
      'a shorter text',
      { body: Type.Object({ kind, text: Type.String({ maxLength: 5 }), note }) },
      'PUT thing.php body.text: maxLength is stricter',
    ],
    ['more access', { access: 'member' }, 'PUT thing.php asks for more access'],
    ['refused fields', { refusesUnknownFields: true }, 'PUT thing.php refuses unknown fields'],
  ] satisfies [string, Partial<WireCall> | null, string][])('is %s', (_what, changed, sentence) => {
    expect(changes(changed)).toEqual([sentence]);
  });

  test('is the end of a frame', () => {
    const now = { ...wireOf({}), frames: { toServer: {}, toPage: {} } };
    expect(breakingChanges(wireOf({}), now)).toEqual(['frame moved of the server goes away']);
  });
});

test('the wire is read back as it was written, and has calls and frames of both sides', async () => {
  const wire = await readWire();
  expect(parseWire(textOf(wire))).toEqual(wire);
  expect(Object.keys(wire.frames.toServer)).toEqual(['hello', 'page_visible', 'read', 'send', 'typing']);
  expect(Object.keys(wire.frames.toPage)).toContain('ready');
  expect(wire.calls).toHaveProperty(['POST user.php?push']);
});
