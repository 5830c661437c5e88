import { randomInt, randomUUID } from 'node:crypto';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import { Instant, Nullable } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Mailer } from '#platform/server/mail/mailer.ts';
import { createSigner, isSame } from '#platform/server/secrets.ts';
import { cleanValue } from '#platform/contract/text/typed-value.ts';
import { checkEmail, normalizeEmail } from '#features/account/contract/rules.ts';
import { mailCodeDigits, mailCodeTries, maxSetupMails } from '../../contract/rules.ts';
import type { Setup } from '../../contract/schemas.ts';
import { lockSetup, storeMail } from '../store/setup-repo.ts';
import { testMail } from './mail-text.ts';

const Stored = Type.Object({
  to: Type.String(),
  id: Type.String(),
  /** Signature of the code, so that the database does not have it. */
  code: Type.String(),
  sent_at: Nullable(Instant),
  arrived_at: Nullable(Instant),
  failed: Nullable(Type.String()),
  tries: Type.Integer(),
  mails: Type.Integer(),
});
type Stored = Static<typeof Stored>;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly secret: string;
  readonly from: string;
}

export interface MailTest {
  present(stored: unknown): Setup['mail'];
  send(to: string, language: 'de' | 'en', siteName: string): Promise<Result<null, 'invalid_email' | 'mail_failed' | 'too_many_mails'>>;
  confirm(code: string): Promise<Result<null, 'mail_code_wrong' | 'mail_code_used_up'>>;
}

/** Characters of a mail server's words that are shown. */
const longestFailure = 300;

/** Sends six digits to an address. Only who reads them there can type them in: sent is not arrived. */
export function createMailTest({ db, clock, mailer, secret, from }: Deps): MailTest {
  const signer = createSigner(secret, 'setup-mail');
  const read = (stored: unknown): Stored | null => (Value.Check(Stored, stored) ? stored : null);
  return {
    present(stored) {
      const mail = read(stored);
      return {
        from,
        to: mail?.to ?? null,
        sent_at: mail?.sent_at ?? null,
        arrived_at: mail?.arrived_at ?? null,
        failed: mail?.failed ?? null,
        tries_left: Math.max(0, mailCodeTries - (mail?.tries ?? 0)),
      };
    },
    async send(typed, language, siteName) {
      const to = normalizeEmail(typed);
      if (checkEmail(to) !== null) return fail('invalid_email', { field: 'to' });
      const code = String(randomInt(10 ** mailCodeDigits)).padStart(mailCodeDigits, '0');
      const id = randomUUID();
      const made = await db.transaction().execute(async (tx) => {
        const before = read((await lockSetup(tx)).mail);
        if ((before?.mails ?? 0) >= maxSetupMails) return null;
        const mail: Stored = {
          to,
          id,
          code: signer.sign(`${id} ${code}`),
          sent_at: null,
          arrived_at: null,
          failed: null,
          tries: 0,
          mails: (before?.mails ?? 0) + 1,
        };
        await storeMail(tx, mail, clock.now());
        return mail;
      });
      if (made === null) return fail('too_many_mails');
      const failed = await mailer.send({ to, ...testMail(code, siteName, language) }).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, longestFailure),
      );
      await db.transaction().execute(async (tx) => {
        // Another browser may have sent the next one meanwhile.
        if (read((await lockSetup(tx)).mail)?.id !== id) return;
        await storeMail(tx, { ...made, failed, sent_at: failed === null ? clock.now().toISOString() : null }, clock.now());
      });
      return failed === null ? ok(null) : fail('mail_failed');
    },
    confirm: (typed) =>
      db.transaction().execute(async (tx): Promise<Result<null, 'mail_code_wrong' | 'mail_code_used_up'>> => {
        const mail = read((await lockSetup(tx)).mail);
        if (mail === null || mail.sent_at === null || mail.tries >= mailCodeTries) return fail('mail_code_used_up');
        if (mail.arrived_at !== null) return ok(null);
        const isRight = isSame(mail.code, signer.sign(`${mail.id} ${cleanValue(typed).replaceAll(/\D/g, '')}`));
        const now = clock.now();
        const tries = mail.tries + (isRight ? 0 : 1);
        await storeMail(tx, { ...mail, tries, arrived_at: isRight ? now.toISOString() : null }, now);
        if (isRight) return ok(null);
        const left = mailCodeTries - tries;
        return left === 0 ? fail('mail_code_used_up') : fail('mail_code_wrong', { field: 'code', left });
      }),
  };
}
