/**
 * How a first message may begin: warm, for adults, and the same for any gender on either side. French says tu here alone.
 */
export interface Icebreakers {
  /** `{interest}` is what both like: a name that stands after a colon, and so needs no grammar. */
  readonly shared: readonly string[];
  readonly openings: readonly string[];
}
