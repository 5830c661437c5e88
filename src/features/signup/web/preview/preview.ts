import type { Interest } from '#features/members/contract/traits.ts';
import type { ProfileImage } from '#features/photos/contract/image.ts';
import type { Answer } from '#features/prompts/contract/answer.ts';

/** What others will see of the new member, as far as it is known. */
export interface Preview {
  readonly name: string;
  /** In full years. */
  readonly age: number | null;
  readonly place: string | null;
  readonly photo: ProfileImage | null;
  /** Address of an image that is still being uploaded. */
  readonly upload: string | null;
  readonly interests: readonly Interest[];
  readonly answer: Answer | null;
}

/** The steps in which a part of it is answered. */
export type EditableStep = 'name' | 'photo' | 'about' | 'search';
/** Those that can be reached from the present one. */
export type PreviewEdits = Partial<Readonly<Record<EditableStep, () => void>>>;
