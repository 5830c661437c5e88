import { useTranslations } from 'use-intl';
import { Chip } from '#platform/web/ui/index.ts';
import { AboutField } from '#features/profile/web/index.ts';
import { Heading } from '../questions/heading.tsx';
import type { ProfileQuestionProps } from './profile-question-props.ts';
import { useProfileProblem } from './use-profile-problem.ts';

const openings = ['sunday', 'laugh', 'together'] as const;

export function AboutQuestion({ titleId, state: { answers, problems, change } }: ProfileQuestionProps) {
  const t = useTranslations('signup.about');
  const problem = useProfileProblem(problems);
  const open = (button: HTMLButtonElement, text: string) => {
    change({ about: `${answers.about.trimEnd()}\n${text.replace(/\s*…$/, ' ')}`.trimStart() });
    // The caret goes to the end of the text, so that the member can finish the sentence.
    button.form?.querySelector<HTMLTextAreaElement>('[name=about]')?.focus();
  };
  return (
    <>
      <Heading id={titleId} title={t('title')} lead={t('lead')} />
      <AboutField value={answers.about} onChange={(about) => change({ about })} error={problem('about')} />
      <div role="group" aria-label={t('openings')}>
        <p className="t15 soft mb-2">{t('openings')}</p>
        <div className="flex flex-wrap gap-2">
          {openings.map((name) => (
            <Chip key={name} onClick={({ currentTarget }) => open(currentTarget, t(name))}>
              {t(name)}
            </Chip>
          ))}
        </div>
      </div>
    </>
  );
}
