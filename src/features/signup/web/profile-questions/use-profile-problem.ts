import { ApiError } from '#platform/web/data/api-client.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import type { ProfileProblem } from '../state/profile-draft.ts';

/** The error text of a field that this form or the server has rejected; null for a valid field. */
export function useProfileProblem(problems: readonly ProfileProblem[]): (field: string) => string | null {
  const errorText = useErrorText('profile');
  return (field) => {
    const problem = problems.find((candidate) => candidate.field === field);
    return problem === undefined ? null : errorText(new ApiError(400, problem.code, problem.params));
  };
}
