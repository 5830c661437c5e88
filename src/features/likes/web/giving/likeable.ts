import type { ProfileImage } from '#features/photos/contract/image.ts';
import type { Answer } from '#features/prompts/contract/answer.ts';
import type { Paragraph } from './about-lines.ts';

/** A part of a profile that can be liked. */
export type Likeable = { readonly photo: ProfileImage } | { readonly paragraph: Paragraph } | { readonly answer: Answer };
