import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { userQuery } from '#features/account/web/index.ts';
import { putProfile } from '#features/profile/contract/endpoints.ts';
import { profileErrors } from '#features/profile/contract/errors.ts';
import { ownProfileQuery } from '#features/profile/web/index.ts';
import {
  changesOf,
  forgetSaid,
  noDraft,
  type ProfileDraft,
  type ProfileErrorCode,
  type ProfileProblem,
  profileProblems,
  readProfileDraft,
  type Said,
  saidIn,
  saveProfileDraft,
} from './profile-draft.ts';
import type { AboutStep } from './steps.ts';

/** What others have shown of the member, or chosen by it. */
const outdated = ['members', 'profile', 'related', 'signup-matches'];

interface Options {
  readonly awake: boolean;
  readonly onSaved: (step: AboutStep) => void;
  readonly onTouched?: (() => void) | undefined;
}

/** What the new member says, kept in the tab while it is being said and by the server once a step is done. */
export function useProfileSteps({ awake, onSaved, onTouched }: Options) {
  const api = useApi();
  const queries = useQueryClient();
  const { data: profile } = useSuspenseQuery(ownProfileQuery(api));
  const [draft, setDraft] = useState<ProfileDraft>(() => (awake ? readProfileDraft(sessionStorage) : noDraft));
  const [problems, setProblems] = useState<readonly ProfileProblem[]>([]);
  const [refusals, setRefusals] = useState(0);
  const said: Said = { ...saidIn(profile), ...draft.said };

  useEffect(() => {
    if (awake) saveProfileDraft(sessionStorage, draft);
  }, [awake, draft]);

  const refuse = (found: readonly ProfileProblem[]) => {
    setProblems(found);
    setRefusals((count) => count + 1);
  };
  const pass = (step: AboutStep) => setDraft((before) => ({ ...before, passed: [...new Set([...before.passed, step])] }));

  const save = useMutation({
    async mutationFn(step: AboutStep) {
      const changes = changesOf(step, said, profile);
      return changes === null ? null : api(putProfile, { body: changes });
    },
    onSuccess(reply, step) {
      if (reply !== null) {
        queries.setQueryData(ownProfileQuery(api).queryKey, reply.profile);
        queries.setQueryData(userQuery(api).queryKey, reply.user);
        void queries.invalidateQueries({ predicate: ({ queryKey }) => outdated.includes(String(queryKey[0])) });
      }
      setDraft((before) => forgetSaid(before, step));
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
    said,
    problems,
    refusals,
    saving: save.isPending,
    /** What is not one field's matter. */
    failure: problems.length > 0 ? null : save.error,
    say(part: Partial<Said>) {
      setDraft((before) => ({ ...before, said: { ...before.said, ...part } }));
      touch();
    },
    pass,
    /** Judges the step, then saves it. */
    submit(step: AboutStep) {
      if (save.isPending) return;
      const found = profileProblems(step, said);
      if (found.length > 0) refuse(found);
      else save.mutate(step);
    },
    /** Another step is shown. */
    forgetProblems() {
      setProblems([]);
      save.reset();
    },
  };
}

const isProfileCode = (code: string): code is ProfileErrorCode => Object.hasOwn(profileErrors, code);
