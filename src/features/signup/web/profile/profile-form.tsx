import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Icon } from '#platform/web/ui/index.ts';
import { Failure } from '../frame/failure.tsx';
import { FormFrame } from '../frame/form-frame.tsx';
import { useOwnPreview } from '../preview/use-own-preview.ts';
import { PreviewBar } from '../preview/preview-bar.tsx';
import { isFilled, type Stage } from '../state/profile-draft.ts';
import { ProfileQuestion } from '../profile-questions/profile-question.tsx';
import { UploadNote } from '../profile-questions/upload-note.tsx';
import { faceOf } from '#features/photos/web/index.ts';
import type { OwnPhotos } from '#features/profile/web/index.ts';
import type { StepNavigation } from '../state/step-navigation.ts';
import { type AboutStep, aboutSteps, positionOf } from '../state/steps.ts';
import { useProfileSteps } from '../profile-questions/use-profile-steps.ts';
import { useStepFocus } from '../frame/use-step-focus.ts';

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
  const preview = useOwnPreview(state.profile, state.answers, own);
  const editOf = (other: AboutStep) => (other === step ? {} : { [other]: () => leave(other) });
  const chosen = state.answers.interests.length;

  return (
    <FormFrame
      form={form}
      titleId={titleId}
      progress={{
        at: positionOf(step),
        done: [true, true, ...aboutSteps.map((other, at) => at < index || isFilled(other, state.profile, own.photos.length))],
      }}
      leaves={false}
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
          {step !== 'photo' && (
            <PreviewBar
              preview={preview}
              face={preview.upload === null ? faceOf(preview.photo) : { src: preview.upload }}
              edits={{ ...editOf('photo'), ...editOf('about'), ...editOf('search') }}
            />
          )}
          {step !== 'photo' && <UploadNote uploads={own.uploads} onShow={() => leave('photo')} />}
          <Button type={hydrated ? 'submit' : 'button'} kind="primary" size="tall" wide loading={state.saving}>
            {step === 'about' && chosen > 0 ? t('nextWith', { n: chosen }) : t('next')}
            <Icon name="arrow-right" />
          </Button>
          {step === 'photo' && own.photos.length + own.uploads.length === 0 && (
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
          )}
        </>
      }
    >
      <ProfileQuestion key={step} step={step} titleId={titleId} state={state} own={own} />
    </FormFrame>
  );
}
