import type { useProfileSteps } from './use-profile-steps.ts';
import type { OwnPhotos } from '#features/profile/web/index.ts';

export interface ProfileQuestionProps {
  /** Id of the heading, which labels the form. */
  readonly titleId: string;
  readonly state: ReturnType<typeof useProfileSteps>;
  readonly own: OwnPhotos;
}
