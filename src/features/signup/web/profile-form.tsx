import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Icon } from '#platform/web/ui/index.ts';
import { Failure } from './failure.tsx';
import { FormFrame } from './form-frame.tsx';
import { isFilled, type ProfileDraft, type Stage } from './profile-draft.ts';
import { ProfileQuestion } from './profile-questions/profile-question.tsx';
import { UploadNote } from './profile-questions/upload-note.tsx';
import type { OwnPhotos } from '#features/profile/web/index.ts';
import type { StepNavigation } from './step-navigation.ts';
import { type AboutStep, aboutSteps, accountStepsFor } from './steps.ts';
import { useProfileSteps } from './use-profile-steps.ts';
import { useStepFocus } from './use-step-focus.ts';

interface Props {
  readonly step: AboutStep;
  readonly navigation: StepNavigation;
  readonly hydrated: boolean;
  readonly own: OwnPhotos;
  readonly onTouched?: (() => void) | undefined;
}

/** The steps after the account is created: each is saved by its next button, and each can be skipped. */
export function ProfileForm({ step, navigation, hydrated, own, onTouched }: Props) {
  const t = useTranslations('signup.form');
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const index = aboutSteps.indexOf(step);
  const previous = aboutSteps[index - 1] ?? null;
  const leave = (to: Stage) => {
    state.forgetProblems();
    navigation.go(to, step);
  };
  const next: Stage = aboutSteps[index + 1] ?? 'complete';
  const state = useProfileSteps({ hydrated, onSaved: () => leave(next), onTouched });
  useStepFocus(form, step, state.refusals, navigation.opened);

  return (
    <FormFrame
      form={form}
      titleId={titleId}
      progress={progressOf(index, state, own.photos.length)}
      onBack={
        previous === null
          ? null
          : () => {
              state.forgetProblems();
              navigation.back(previous);
            }
      }
      onSubmit={() => state.submit(step)}
      footer={
        <>
          <Failure error={state.failure} features={['profile']} />
          {step !== 'photo' && <UploadNote uploads={own.uploads} onShow={() => leave('photo')} />}
          <Button
            kind="plain"
            wide
            onClick={() => {
              state.pass(step);
              leave(next);
            }}
          >
            {t('later')}
          </Button>
          <Button type={hydrated ? 'submit' : 'button'} kind="primary" size="tall" wide loading={state.saving}>
            {t('next')}
            <Icon name="arrow-right" />
          </Button>
        </>
      }
    >
      <ProfileQuestion step={step} titleId={titleId} state={state} own={own} />
    </FormFrame>
  );
}

interface ProgressState {
  readonly profile: Parameters<typeof isFilled>[1];
  readonly draft: ProfileDraft;
}

function progressOf(index: number, { profile, draft }: ProgressState, photos: number) {
  // Members who signed up to write to somebody have answered one more question.
  const before = accountStepsFor(draft.addressee === null ? null : draft);
  return {
    at: before.length + index,
    done: [...before.map(() => true), ...aboutSteps.map((step, at) => at < index || isFilled(step, profile, photos))],
  };
}
