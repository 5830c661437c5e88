import { ApiError } from '#platform/web/data/api-client.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import type { Problem } from './answers.ts';

/** The sentence for a field that is refused here, the same as if the server had refused it; null for a field that is not. */
export function useProblemText(problems: readonly Problem[]): (field: Problem['field']) => string | null {
  const errorText = useErrorText('signup', 'account');
  return (field) => {
    const problem = problems.find((candidate) => candidate.field === field);
    return problem === undefined ? null : errorText(new ApiError(400, problem.code, problem.params));
  };
}
