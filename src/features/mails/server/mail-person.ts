/** The member whom a mail is about, as far as they allow it. */
export interface MailPerson {
  /** Null: they want no name, age and town in mails. */
  readonly details: { readonly name: string; readonly age: number; readonly town: string | null } | null;
  /** A JPEG; null: without their face. */
  readonly face: Buffer | null;
}
