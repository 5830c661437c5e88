/** What can be blocked beforehand: at the signup (`mail_domain`, `network`), in messages (`phrase`), at uploads (`photo_hash`). */
export const blockKinds = ['mail_domain', 'network', 'phrase', 'photo_hash'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** `refuse`: it does not happen, and the member reads why. `review`: it happens, and a case is opened. */
export const blockEffects = ['refuse', 'review'] as const;
export type BlockEffect = (typeof blockEffects)[number];

/** A hash never bans: it is a hint, and a person looks. */
export const effectsOf = (kind: BlockKind): readonly BlockEffect[] => (kind === 'photo_hash' ? ['review'] : blockEffects);

/** Standing blocks of one kind on a site. All processes have them in memory. */
export const mostBlocks = 500;
export const blocksPerPage = 100;

export const maxBlockValue = 200;
export const maxBlockReason = 500;
/** Letters and digits of a phrase; a shorter one would be found everywhere. */
export const minPhraseLetters = 3;
/** Bits of the widest network. */
export const widestNetwork = { 4: 16, 6: 32 } as const;
