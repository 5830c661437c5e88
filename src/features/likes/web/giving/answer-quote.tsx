import './answer-quote.css';
import { useTranslations } from 'use-intl';
import type { Answer } from '#features/prompts/contract/answer.ts';

/** The answer that is liked, in large type below its prompt. */
export function AnswerQuote({ answer: { prompt, answer } }: { readonly answer: Answer }) {
  const t = useTranslations('prompts.prompt');
  return (
    <blockquote className="liked-answer">
      <p className="text-m soft">{t(prompt)}</p>
      <p className="title-s wrap-anywhere" dir="auto">
        {answer}
      </p>
    </blockquote>
  );
}
