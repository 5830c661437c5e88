import type { ProfileImage } from '#features/photos/contract/image.ts';
import type { Paragraph } from './about-lines.ts';

/** Something of a profile that can be liked by itself. */
export type Likeable = { readonly photo: ProfileImage } | { readonly words: Paragraph };
