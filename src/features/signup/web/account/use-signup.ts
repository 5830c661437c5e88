import { partialMatchKey, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf, QueryOf } from '#platform/contract/endpoint.ts';
import type { Language } from '#platform/contract/languages.ts';
import { type Api, ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { userKey, userQuery } from '#features/account/web/index.ts';
import { keptLikes } from '#features/likes/web/index.ts';
import { useProof } from '#features/proof-of-work/web/index.ts';
import type { Tracking } from '#features/site/web/index.ts';
import { signup } from '../../contract/calls.ts';
import type * as endpoints from '../../contract/endpoints.ts';
import { type SignupErrorCode, signupErrors } from '../../contract/errors.ts';
import type { Addressee } from '../state/addressee.ts';
import { type Answers, stepOfField, type Problem } from '../state/answers.ts';
import { startProfileDraft } from '../state/profile-draft.ts';
import { forgetDraft } from '../state/draft.ts';
import { accountStepsFor, type Step } from '../state/steps.ts';
import { signupTermsQuery } from '../queries.ts';
import { tabStorage } from '../state/tab-storage.ts';

interface Options {
  readonly tracking: Tracking | null;
  readonly addressee: Addressee | null;
  readonly onSignedUp: () => void;
  /** The site does not reveal its members: the next step was mailed, whatever the address. */
  readonly onCheckMail: (answers: Answers) => void;
  /** The server rejected one answer. */
  readonly onProblem: (step: Step, problem: Problem) => void;
}

/** Submits the answers. Success logs in. `working` is the label of the button while the server's challenge is solved. */
export function useSignup({ tracking, addressee, onSignedUp, onCheckMail, onProblem }: Options) {
  const api = useApi();
  const queries = useQueryClient();
  const language = useLanguage();
  // Does not change for this form: a retry after a lost response finds the account that was created.
  const [clientId] = useState(newClientId);
  const { working, withProof } = useProof();
  const send = useMutation({
    mutationFn(answers: Answers) {
      const form = { ...formOf(answers, tracking, addressee), client_id: clientId };
      return withProof((slot) => api(signup, { query: shownTerms(queries, api, language), body: { ...form, ...slot } }));
    },
    onSuccess({ user, conversation }) {
      forgetDraft(tabStorage);
      startProfileDraft(tabStorage, {
        addressee: addressee && { id: addressee.id, name: addressee.name },
        messageWaits: conversation !== null,
        likeWaits: keptLikes().some(({ id }) => id === addressee?.id),
      });
      queries.setQueryData(userQuery(api).queryKey, user);
      // Invalidated rather than removed: the page under the dialog still shows this data.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => !partialMatchKey(queryKey, userKey) });
      onSignedUp();
    },
    onError(error, answers) {
      if (!(error instanceof ApiError) || !isSignupCode(error.code)) return;
      if (error.code === 'terms_outdated') forgetTerms(queries, api, language);
      // The draft is not deleted, because the address may have to be corrected.
      if (error.code === 'check_mail') return onCheckMail(answers);
      const target = stepOfField(accountStepsFor(addressee), error.params['field']);
      if (target !== null) onProblem(target.step, { field: target.field, code: error.code, params: error.params });
    },
  });
  return { ...send, working };
}

interface AgainOptions extends Pick<Options, 'tracking' | 'addressee'> {
  /** Other terms apply since the answers were sent, so somebody has to agree to those first. */
  readonly onOutdated: (problem: Problem) => void;
}

/** Sends the same answers again, so that another link is mailed. */
export function useSignupAgain({ tracking, addressee, onOutdated }: AgainOptions) {
  const api = useApi();
  const queries = useQueryClient();
  const language = useLanguage();
  const { working, withProof } = useProof();
  const send = useMutation({
    async mutationFn(answers: Answers) {
      // Has its own client id: with the first one it would count as a retry of that call.
      const form = { ...formOf(answers, tracking, addressee), client_id: newClientId() };
      try {
        await withProof((slot) => api(signup, { query: shownTerms(queries, api, language), body: { ...form, ...slot } }));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'check_mail') throw error;
      }
    },
    onError(error) {
      if (!(error instanceof ApiError) || error.code !== 'terms_outdated') return;
      forgetTerms(queries, api, language);
      onOutdated({ field: 'terms', code: error.code, params: error.params });
    },
  });
  return { ...send, working };
}

function formOf(answers: Answers, tracking: Tracking | null, addressee: Addressee | null): BodyOf<typeof endpoints.signup> {
  const { gender, search_gender, signup_message, terms, tracking: allowTracking, ...fields } = answers;
  const message = signup_message.trim();
  return {
    ...fields,
    gender: gender ?? '',
    search_gender: [...search_gender],
    ...(addressee === null || message === '' ? {} : { signup_message: message, profile_id: addressee.id }),
    ...(tracking === null ? {} : { tracking }),
    consents: { terms, ...(tracking === null ? {} : { tracking: allowTracking }) },
  };
}

/** The version that applies now is shown next. */
const forgetTerms = (queries: QueryClient, api: Api, language: Language) =>
  void queries.invalidateQueries({ queryKey: signupTermsQuery(api, language).queryKey });

/** The version of the terms that the form showed, and its language. */
function shownTerms(queries: QueryClient, api: Api, language: Language): QueryOf<typeof endpoints.signup> {
  const terms = queries.getQueryData(signupTermsQuery(api, language).queryKey);
  return terms === undefined ? {} : { terms, terms_language: language };
}

const isSignupCode = (code: string): code is SignupErrorCode => Object.hasOwn(signupErrors, code);
