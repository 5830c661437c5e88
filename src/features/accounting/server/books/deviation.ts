/** Something that does not add up: what, and by how much. */
export interface Deviation {
  readonly subject: string;
  readonly difference: number;
}

/** Of each equation so many are listed. */
export const maxListed = 20;
