import { expect, test } from 'vitest';
import type { Owner } from '../../db/owners.ts';
import { faultsOfOwners, tablesOf } from './owners.ts';

const schema = `CREATE TABLE likes (
  from_id bigint NOT NULL,
  to_id bigint NOT NULL,
  CONSTRAINT likes_from_id_fkey FOREIGN KEY (from_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT likes_to_id_fkey FOREIGN KEY (to_id) REFERENCES users(id)
);

CREATE TABLE notes (
  id bigint NOT NULL,
  like_from bigint NOT NULL,
  "position" smallint NOT NULL,
  CONSTRAINT notes_like_from_fkey FOREIGN KEY (like_from) REFERENCES likes(from_id)
);

CREATE TABLE sites (
  id smallint NOT NULL,
  CONSTRAINT sites_pkey PRIMARY KEY (id)
);

CREATE TABLE users (
  id bigint NOT NULL,
  site_id smallint NOT NULL,
  CONSTRAINT users_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);`;

const owners: Readonly<Record<string, Owner>> = {
  likes: { owner: 'user', by: ['from_id'] },
  notes: { owner: 'user', by: ['like_from'], of: 'likes' },
  sites: { owner: 'site', by: ['id'] },
  users: { owner: 'user', by: ['id'] },
};
const right = {
  owners,
  everywhere: ['sites'],
  sameOwner: [] as string[],
  crossing: [{ reason: 'names another member', keys: ['likes.to_id'] }],
};
const faults = (changes: Partial<typeof right>) => faultsOfOwners(tablesOf(schema), { ...right, ...changes });

test('reads the tables of a schema with their columns and keys', () => {
  const tables = tablesOf(schema);
  expect([...tables.keys()]).toEqual(['likes', 'notes', 'sites', 'users']);
  expect(tables.get('notes')?.columns).toEqual(['id', 'like_from', 'position']);
  expect(tables.get('likes')?.keys.map(({ name }) => name)).toEqual(['likes.from_id', 'likes.to_id']);
});

test('finds nothing where each table has an owner and each key that leaves it is listed', () => {
  expect(faults({})).toEqual([]);
});

test('names a table that is missing or gone', () => {
  const { notes, ...others } = owners;
  expect(faults({ owners: others })).toEqual(['notes has no owner']);
  expect(notes).toBeDefined();
  expect(faults({ owners: { ...owners, letters: { owner: 'global' } } })).toEqual(['there is no table letters']);
});

test('names a column that does not lead to the owner', () => {
  expect(faults({ owners: { ...owners, users: { owner: 'user', by: ['number'] } } })).toContain('users has no column number');
  expect(faults({ owners: { ...owners, users: { owner: 'user' } } })).toContain('users names no column that leads to its user');
  expect(faults({ owners: { ...owners, notes: { owner: 'user', by: ['like_from'], of: 'sites' } } })).toContain(
    'notes and sites have different kinds of owners',
  );
});

test('names a key that leads to another owner and is not listed', () => {
  expect(faults({ crossing: [] })).toEqual(['likes.to_id may lead to another owner and is not listed']);
  expect(faults({ everywhere: [] })).toEqual(['users.site_id may lead to another owner and is not listed']);
});

test('names a listed key that does not exist, stays with its owner, or is listed twice', () => {
  expect(faults({ sameOwner: ['likes.other_id'] })).toEqual(['there is no key likes.other_id']);
  expect(faults({ sameOwner: ['likes.from_id'] })).toEqual(['likes.from_id never leads to another owner']);
  expect(faults({ sameOwner: ['likes.to_id'] })).toEqual(['likes.to_id is listed twice']);
});

test('accepts no key between two kinds of owners as one that stays', () => {
  expect(faults({ everywhere: [], sameOwner: ['users.site_id'] })).toEqual(['users.site_id leads to another kind of owner']);
});
