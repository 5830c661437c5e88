import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { changeUser } from '#features/account/web/index.ts';
import { signup } from '../contract/endpoints.ts';
import { type SignupErrorCode, signupErrors } from '../contract/errors.ts';
import { type Answers, placeOf, type Problem } from './answers.ts';
import { forgetDraft } from './draft.ts';
import type { Step } from './steps.ts';
import type { Tracking } from './traffic.ts';

interface Outcomes {
  readonly tracking: Tracking | null;
  /** The address is known, and only its owner may learn so: told as if an account had been made. */
  readonly onWritten: (email: string) => void;
  /** The server refuses one answer. */
  readonly onProblem: (step: Step, problem: Problem) => void;
}

/** Sends the answers. Success logs in, and the page goes on by itself. */
export function useSignup({ tracking, onWritten, onProblem }: Outcomes) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ gender, adult, terms, promotions, ...answers }: Answers) =>
      api(signup, {
        body: {
          ...answers,
          gender: gender ?? '',
          search_gender: [...answers.search_gender],
          consents: { adult, terms, promotions },
          ...(tracking === null ? {} : { tracking }),
        },
      }),
    onSuccess({ user }) {
      forgetDraft(sessionStorage);
      changeUser(queries, api, user);
    },
    onError(error, { email }) {
      if (!(error instanceof ApiError) || !isSignupCode(error.code)) return;
      if (error.code === 'check_mail') {
        forgetDraft(sessionStorage);
        return onWritten(email);
      }
      const place = placeOf(error.params['field']);
      if (place !== null) onProblem(place.step, { field: place.field, code: error.code, params: error.params });
    },
  });
}

const isSignupCode = (code: string): code is SignupErrorCode => Object.hasOwn(signupErrors, code);
