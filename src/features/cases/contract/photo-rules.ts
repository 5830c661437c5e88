import type { DecisionAct, DecisionReason } from '#features/decisions/contract/rules.ts';

/** Photos that are decided together. */
export const photosPerStack = 24;

/** Above this number of accepted photos it has to be typed. */
export const acceptsCounted = 20;

export const photoActs = ['accept', 'remove'] as const satisfies readonly DecisionAct[];
export type PhotoAct = (typeof photoActs)[number];

/**
 * What became of one photo of a stack. `gone`: its owner has deleted it. `taken`: somebody else has it. `not_seen`: it was not wholly
 * on the screen. `failed`: it waits on, and can be tried again.
 */
export const photoOutcomes = ['done', 'gone', 'decided_meanwhile', 'taken', 'not_seen', 'failed'] as const;
export type PhotoOutcome = (typeof photoOutcomes)[number];

/** Pictures that were removed for these reasons are hard to look at. */
export const hardReasons = ['nudity', 'minor', 'violence'] as const satisfies readonly DecisionReason[];

/** After so many hard pictures within an hour, a person gets other work. */
export const hardPicturesPerHour = 20;
