import path from 'node:path';
import { hashPassword } from '#features/account/server/index.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { startPostgres } from '#platform/server/db/postgres-server.ts';
import { quiet } from '#tests/support/quiet.ts';
import { insertLongConversation } from '../support/chat-members.ts';
import { fillSites, logIn, settle } from '../support/crowd.ts';
import { giveInvoices } from './invoices.ts';

/** A logged-in account. */
export interface Person {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  /** `name=value` of the session in production. */
  readonly cookie: string;
  /** The person's address, as the proxy reports it. */
  readonly address: string;
}

/** The participants of an attack. */
export interface People {
  readonly member: Person;
  readonly partner: Person;
  /** They write to each other during the faults. */
  readonly writers: readonly [Person, Person];
  readonly attackers: readonly Person[];
  /** The attackers: their accounts are new and have never paid. */
  readonly newcomers: readonly Person[];
}

const members = 2000;
const attackers = 20;
const newcomers = 20;
/** More messages than one resume reads. */
const unread = 600;
const password = 'seven quiet herons wade';
export const granted = 1_000_000;

/** Creates a site and its members in a new database in the folder. */
export async function makePeople(dataDir: string): Promise<People> {
  const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
  const database = openDatabase({ connection: postgres.connection, size: 4, log: quiet });
  try {
    await fillSites(database, members);
    const visitors = await logIn(database, 4 + attackers + newcomers);
    const ids = visitors.map(({ id }) => id);
    const { pool } = database;
    await pool.query(
      `UPDATE users SET paid_user = true, signup_date = now() - interval '1 year', password_hash = $2, email = id || '@attack.test'
         WHERE id = ANY($1::bigint[])`,
      [ids, await hashPassword(password)],
    );
    await pool.query(`UPDATE users SET paid_user = false, signup_date = now() WHERE id = ANY($1::bigint[])`, [ids.slice(4 + attackers)]);
    await pool.query(`SELECT credits_add(id, $2::int, 'grant', 'attack:' || id, now()) FROM unnest($1::bigint[]) AS id`, [ids, granted]);
    const { rows } = await pool.query<{ id: number }>(
      `INSERT INTO conversations (low_id, high_id, starter_id, created_at) VALUES ($1, $2, $1, now()) RETURNING id`,
      ids.slice(4, 6),
    );
    await insertLongConversation(database, rows[0]?.id ?? 0, unread);
    await giveInvoices(database, ids.slice(4, 4 + attackers));
    await settle(database);
    const [member, partner, one, other, ...rest] = visitors.map(({ id, cookie }, n) => ({
      id,
      email: `${id}@attack.test`,
      password,
      cookie: `__Host-${cookie}`,
      address: `203.0.113.${n + 1}`,
    }));
    if (member === undefined || partner === undefined || one === undefined || other === undefined) throw new Error('too few members');
    return { member, partner, writers: [one, other], attackers: rest.slice(0, attackers), newcomers: rest.slice(attackers) };
  } finally {
    await database.close();
    await postgres.stop();
  }
}
