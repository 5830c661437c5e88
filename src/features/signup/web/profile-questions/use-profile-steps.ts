import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { userQuery } from '#features/account/web/index.ts';
import { profilesKey } from '#features/member-page/web/index.ts';
import { putProfile } from '#features/profile/contract/calls.ts';
import { profileErrors } from '#features/profile/contract/errors.ts';
import { ownProfileQuery } from '#features/profile/web/index.ts';
import { membersKey, signupMatchesKey } from '#features/search/web/index.ts';
import {
  changesOf,
  dropSavedAnswers,
  noDraft,
  type ProfileDraft,
  type ProfileErrorCode,
  type ProfileProblem,
  profileProblems,
  readProfileDraft,
  type ProfileAnswers,
  answersOf,
  saveProfileDraft,
} from '../state/profile-draft.ts';
import type { AboutStep } from '../state/steps.ts';
import { tabStorage } from '../state/tab-storage.ts';

/** Queries whose results depend on the member's own profile. */
const outdated = [membersKey, profilesKey, signupMatchesKey];

interface Options {
  readonly hydrated: boolean;
  readonly onSaved: (step: AboutStep) => void;
  readonly onTouched?: (() => void) | undefined;
}

/** The new member's answers: a draft in sessionStorage while they are typed, saved to the server once a step is done. */
export function useProfileSteps({ hydrated, onSaved, onTouched }: Options) {
  const api = useApi();
  const queries = useQueryClient();
  const { data: profile } = useSuspenseQuery(ownProfileQuery(api));
  const [draft, setDraft] = useState<ProfileDraft>(() => (hydrated ? readProfileDraft(tabStorage) : noDraft));
  const [problems, setProblems] = useState<readonly ProfileProblem[]>([]);
  const [refusals, setRefusals] = useState(0);
  const answers: ProfileAnswers = { ...answersOf(profile), ...draft.answers };

  useEffect(() => {
    if (hydrated) saveProfileDraft(tabStorage, draft);
  }, [hydrated, draft]);

  const refuse = (found: readonly ProfileProblem[]) => {
    setProblems(found);
    setRefusals((count) => count + 1);
  };
  const pass = (step: AboutStep) => setDraft((before) => ({ ...before, passed: [...new Set([...before.passed, step])] }));

  const save = useMutation({
    async mutationFn(step: AboutStep) {
      const changes = changesOf(step, answers, profile);
      return changes === null ? null : api(putProfile, { body: changes });
    },
    onSuccess(reply, step) {
      if (reply !== null) {
        queries.setQueryData(ownProfileQuery(api).queryKey, reply.profile);
        queries.setQueryData(userQuery(api).queryKey, reply.user);
        for (const queryKey of outdated) void queries.invalidateQueries({ queryKey });
      }
      setDraft((before) => dropSavedAnswers(before, step));
      pass(step);
      onSaved(step);
    },
    onError(error) {
      if (!(error instanceof ApiError) || !isProfileCode(error.code)) return;
      refuse([{ field: String(error.params['field']), code: error.code, params: error.params }]);
    },
  });

  const touch = () => {
    onTouched?.();
    setProblems([]);
    if (save.isError) save.reset();
  };
  return {
    profile,
    draft,
    answers,
    problems,
    refusals,
    saving: save.isPending,
    /** An error that belongs to no field. */
    failure: problems.length > 0 ? null : save.error,
    change(part: Partial<ProfileAnswers>) {
      setDraft((before) => ({ ...before, answers: { ...before.answers, ...part } }));
      touch();
    },
    pass,
    /** Validates the step, then saves it. */
    submit(step: AboutStep) {
      if (save.isPending) return;
      const found = profileProblems(step, answers);
      if (found.length > 0) refuse(found);
      else save.mutate(step);
    },
    /** Call when another step is shown. */
    forgetProblems() {
      setProblems([]);
      save.reset();
    },
  };
}

const isProfileCode = (code: string): code is ProfileErrorCode => Object.hasOwn(profileErrors, code);
