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
import { type AboutStep, countedSteps } from '../state/steps.ts';
import { useProfileSteps } from '../profile-questions/use-profile-steps.ts';
import { useStepFocus } from '../frame/use-step-focus.ts';

interface Props {
  /** The steps that the site asks. */
  readonly steps: readonly AboutStep[];
  readonly step: AboutStep;
  readonly navigation: StepNavigation;
  readonly hydrated: boolean;
  readonly own: OwnPhotos;
  readonly onTouched?: (() => void) | undefined;
}

/** The steps after the account is created: each is saved by its next button, and each can be skipped. */
export function ProfileForm({ steps, step, navigation, hydrated, own, onTouched }: Props) {
  const t = useTranslations('signup.form');
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const index = steps.indexOf(step);
  const previous = steps[index - 1] ?? null;
  const leave = (to: Stage) => {
    state.forgetProblems();
    navigation.go(to, step);
  };
  const next: Stage = steps[index + 1] ?? 'complete';
  const state = useProfileSteps({ hydrated, onSaved: () => leave(next), onTouched });
  useStepFocus(form, step, state.refusals, navigation.opened);
  const preview = useOwnPreview(state.profile, state.answers, own);
  const editOf = (other: AboutStep) => (other === step || !steps.includes(other) ? {} : { [other]: () => leave(other) });
  const counted = countedSteps(steps);

  return (
    <FormFrame
      form={form}
      titleId={titleId}
      progress={{
        at: counted.indexOf(step),
        count: counted.length,
        done: [true, true, ...steps.map((other, at) => at < index || isFilled(other, state.profile, own.photos.length))],
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
              edits={{ ...editOf('photo'), ...editOf('sentence'), ...editOf('wish') }}
            />
          )}
          {step !== 'photo' && <UploadNote uploads={own.uploads} onShow={() => leave('photo')} />}
          <Button type={hydrated ? 'submit' : 'button'} kind="primary" size="tall" wide loading={state.saving}>
            {next === 'complete' ? t('done') : t('next')}
            <Icon name="arrow-right" />
          </Button>
          {((step === 'photo' && own.photos.length + own.uploads.length === 0) || (step === 'wish' && state.answers.wish === null)) && (
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
