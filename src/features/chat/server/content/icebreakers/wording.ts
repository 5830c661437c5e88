/** Suggestions for a first message: warm, for adults, and gender-neutral on both sides. Only here French uses `tu`. */
export interface Icebreakers {
  /** `{interest}` is a shared interest; it stands after a colon, so that it needs no inflection. */
  readonly shared: readonly string[];
  /** `{answer}` is the other member's answer to a prompt. It is quoted as a sentence of its own. */
  readonly answers: readonly string[];
  readonly openings: readonly string[];
}
