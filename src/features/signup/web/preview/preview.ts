import type { Interest } from '#features/members/contract/traits.ts';
import type { ProfileImage } from '#features/photos/contract/image.ts';
import type { TraitValue } from '#features/site/contract/traits.ts';
import type { Answer } from '#features/prompts/contract/answer.ts';

/** The part of the new member's profile that others will see, as far as it is known. */
export interface Preview {
  readonly name: string;
  /** In full years. */
  readonly age: number | null;
  readonly wish: TraitValue<'wish'> | null;
  readonly place: string | null;
  readonly photo: ProfileImage | null;
  /** URL of an image that is still being uploaded. */
  readonly upload: string | null;
  readonly interests: readonly Interest[];
  readonly answer: Answer | null;
}

/** The steps that ask for a part of the preview. */
export type EditableStep = 'name' | 'photo' | 'sentence' | 'wish';
/** The steps that can be reached from the current one. */
export type PreviewEdits = Partial<Readonly<Record<EditableStep, () => void>>>;
