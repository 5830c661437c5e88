import { ApiError } from '#platform/web/data/api-client.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import type { Problem } from '../state/answers.ts';

/** The error text of a field rejected here, the same as for a server error; null for a valid field. */
export function useProblemText(problems: readonly Problem[]): (field: Problem['field']) => string | null {
  const errorText = useErrorText('signup', 'account');
  return (field) => {
    const problem = problems.find((candidate) => candidate.field === field);
    return problem === undefined ? null : errorText(new ApiError(400, problem.code, problem.params));
  };
}
