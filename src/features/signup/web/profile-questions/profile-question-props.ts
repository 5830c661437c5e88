import type { useProfileSteps } from '../use-profile-steps.ts';
import type { OwnPhotos } from '#features/profile/web/index.ts';

export interface ProfileQuestionProps {
  /** For the heading, by which the form is named. */
  readonly titleId: string;
  readonly state: ReturnType<typeof useProfileSteps>;
  readonly own: OwnPhotos;
}
