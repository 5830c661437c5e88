import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { userQuery } from '#features/account/web/index.ts';
import type { Tracking } from '#features/site/web/index.ts';
import { signup } from '../contract/endpoints.ts';
import { type SignupErrorCode, signupErrors } from '../contract/errors.ts';
import type { Addressee } from './addressee.ts';
import { type Answers, placeOf, type Problem } from './answers.ts';
import { startProfileDraft } from './profile-draft.ts';
import { forgetDraft } from './draft.ts';
import type { Step } from './steps.ts';

interface Options {
  readonly tracking: Tracking | null;
  readonly addressee: Addressee | null;
  readonly onMember: () => void;
  /** The address is known, and only its owner may learn so: told as if an account had been made. */
  readonly onWritten: (email: string) => void;
  /** The server refuses one answer. */
  readonly onProblem: (step: Step, problem: Problem) => void;
}

/** Sends the answers. Success logs in. */
export function useSignup({ tracking, addressee, onMember, onWritten, onProblem }: Options) {
  const api = useApi();
  const queries = useQueryClient();
  // One for this form: sent again after a lost answer, it finds the account that it made.
  const [clientId] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (answers: Answers) => api(signup, { body: { ...formOf(answers, tracking, addressee), client_id: clientId } }),
    onSuccess({ user, conversation }) {
      forgetDraft(sessionStorage);
      startProfileDraft(sessionStorage, { addressee: addressee?.name ?? null, messageWaits: conversation !== null });
      queries.setQueryData(userQuery(api).queryKey, user);
      // What a visitor saw stays until it is there anew: under a dialog a page is still open that shows it.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' });
      onMember();
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

function formOf(answers: Answers, tracking: Tracking | null, addressee: Addressee | null): BodyOf<typeof signup> {
  const { gender, search_gender, signup_message, adult, terms, promotions, tracking: remember, ...fields } = answers;
  const message = signup_message.trim();
  return {
    ...fields,
    gender: gender ?? '',
    search_gender: [...search_gender],
    ...(addressee === null || message === '' ? {} : { signup_message: message, profile_id: addressee.id }),
    ...(tracking === null ? {} : { tracking }),
    consents: { adult, terms, promotions, ...(tracking === null ? {} : { tracking: remember }) },
  };
}

const isSignupCode = (code: string): code is SignupErrorCode => Object.hasOwn(signupErrors, code);
