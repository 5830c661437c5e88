import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, pagedPart, smallPart } from '#platform/server/data-part.ts';

/** For the data export: the account, its sessions and consents, and the links and warnings mailed to it. No hash is exported. */
export const accountData = (db: Db): DataPart[] => [
  smallPart('account', ['users'], (user) =>
    db
      .selectFrom('users')
      .select([
        'id',
        'email',
        'language',
        'status',
        'role',
        'paid_user',
        'signup_date',
        'mail_off',
        'push_off',
        'push_preview',
        'read_marks',
        'monthly_limit',
        'deleted_at',
        'deleted_from',
        'deletion_reason',
        'closed_from',
        'closed_by',
        'closed_until',
        'restricted',
      ])
      .where('id', '=', user)
      .execute(),
  ),
  smallPart('sessions', ['sessions'], (user) =>
    db
      .selectFrom('sessions')
      .select(['id', 'user_agent', 'country', 'created_at', 'used_at', 'expires_at', 'confirmed_at'])
      .where('user_id', '=', user)
      .orderBy('id')
      .execute(),
  ),
  smallPart('known-devices', ['known_devices'], (user) =>
    db.selectFrom('known_devices').select('used_at').where('user_id', '=', user).orderBy('used_at').execute(),
  ),
  pagedPart('logins', ['logins'], (user, after, limit) =>
    db
      .selectFrom('logins')
      .select(['id', 'at', 'user_agent', 'country'])
      .where('user_id', '=', user)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  ),
  pagedPart('security-events', ['security_events'], (user, after, limit) =>
    db
      .selectFrom('security_events')
      .select(['id', 'at', 'event', 'outcome', 'reason', 'site_id', 'count'])
      .where('user_id', '=', user)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  ),
  smallPart('passkeys', ['passkeys'], (user) =>
    db
      .selectFrom('passkeys')
      .select(['id', 'name', 'host', 'sign_count', 'created_at', 'used_at'])
      .where('user_id', '=', user)
      .orderBy('id')
      .execute(),
  ),
  smallPart('authenticators', ['authenticators'], (user) =>
    db.selectFrom('authenticators').select(['created_at', 'confirmed_at']).where('user_id', '=', user).execute(),
  ),
  smallPart('recovery-codes', ['recovery_codes'], (user) =>
    db.selectFrom('recovery_codes').select('used_at').where('user_id', '=', user).orderBy('used_at').execute(),
  ),
  // The calls of the last day that are recognised when they are repeated.
  smallPart('done-calls', ['idempotency_keys'], (user) =>
    db.selectFrom('idempotency_keys').select('expires_at').where('user_id', '=', user).orderBy('expires_at').execute(),
  ),
  pagedPart('consents', ['consents'], (user, after, limit) =>
    db
      .selectFrom('consents')
      .select(['id', 'purpose', 'granted', 'text_version', 'created_at'])
      .where('user_id', '=', user)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  ),
  smallPart('links', ['link_tokens'], (user) =>
    db
      .selectFrom('link_tokens')
      .select(['purpose', 'email', 'created_at', 'expires_at', 'used_at'])
      .where('user_id', '=', user)
      .orderBy('created_at')
      .execute(),
  ),
  // When the member was last notified that somebody signed up with their address.
  smallPart('known-address-mails', ['known_address_mails'], (user) =>
    db.selectFrom('known_address_mails').select('sent_at').where('user_id', '=', user).execute(),
  ),
];
