import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lengthOf } from '#platform/contract/text/text.ts';
import { Button, Icon } from '#platform/web/ui/index.ts';
import { AboutField } from '#features/profile/web/index.ts';
import { maxAnswerLength, type Prompt, prompts } from '#features/prompts/contract/prompts.ts';
import { Heading } from '../questions/heading.tsx';
import type { ProfileQuestionProps } from './profile-question-props.ts';
import { useProfileProblem } from './use-profile-problem.ts';

/** Openings that are offered at once, including the one that is being finished. */
const offeredAtOnce = 3;

/** One unfinished sentence for the member to complete, to which others can reply. The profile has space for more. */
export function SentenceQuestion({ titleId, state: { answers, problems, change } }: ProfileQuestionProps) {
  const t = useTranslations('signup.sentence');
  const message = useTranslations('signup.message');
  const name = useTranslations('prompts.prompt');
  const problem = useProfileProblem(problems);
  const [first, ...others] = answers.answers;
  const [from, setFrom] = useState(() => Math.max(0, prompts.indexOf(first?.prompt ?? 'talk_for_hours')));
  const [picked, setPicked] = useState<Prompt | null>(null);
  const open = prompts.filter((prompt) => others.every((other) => other.prompt !== prompt));
  const offered = Array.from({ length: offeredAtOnce }, (_, at) => open[(from + at) % open.length]).filter(
    (prompt) => prompt !== undefined,
  );
  const current = first?.prompt ?? picked ?? offered[0] ?? prompts[0];
  const text = first?.answer ?? '';
  const field = useId();
  const error = problem('answers');
  // Shown only to members who have filled it in on a lander. All others complete a sentence instead.
  const [hasAbout] = useState(answers.about !== '');
  const save = (prompt: Prompt, answer: string) => change({ answers: [{ prompt, answer }, ...others] });
  const choose = (prompt: Prompt) => {
    setPicked(prompt);
    if (text !== '') save(prompt, text);
    else if (first !== undefined) change({ answers: others });
    document.getElementById(field)?.focus();
  };
  return (
    <>
      <Heading id={titleId} title={t('title')} lead={t('lead')} />
      <div className="sentence">
        <label className="text-m soft" htmlFor={field}>
          {name(current)}
        </label>
        <textarea
          id={field}
          name="sentence"
          className="title-m"
          rows={3}
          dir="auto"
          maxLength={maxAnswerLength}
          aria-invalid={error !== null}
          value={text}
          onChange={({ target }) => save(current, target.value)}
        />
        <p className="text-s soft num" aria-hidden="true">
          {message('count', { n: lengthOf(text.trim()), max: maxAnswerLength })}
        </p>
      </div>
      {error !== null && (
        <p className="help error" role="alert">
          <Icon name="warning-circle-fill" />
          <span>{error}</span>
        </p>
      )}
      <div role="group" aria-labelledby={`${field}-or`}>
        <p className="label" id={`${field}-or`}>
          {t('or')}
        </p>
        <div className="sentence-starts">
          {offered
            .filter((prompt) => prompt !== current)
            .slice(0, offeredAtOnce - 1)
            .map((prompt) => (
              <button key={prompt} type="button" onClick={() => choose(prompt)}>
                {t('start', { opening: name(prompt) })}
              </button>
            ))}
        </div>
        <Button kind="plain" size="small" icon="shuffle" onClick={() => setFrom((from + offeredAtOnce) % open.length)}>
          {t('others')}
        </Button>
      </div>
      {hasAbout && <AboutField value={answers.about} onChange={(about) => change({ about })} error={problem('about')} />}
    </>
  );
}
