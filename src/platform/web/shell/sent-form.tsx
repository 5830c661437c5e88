import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { FormAnswer } from '#platform/contract/form-answer.ts';
import { ApiError } from '../data/api-client.ts';
import { Button } from '../ui/index.ts';

/** The page comes with the answer in its cache, so that the browser's first render is that of the server. */
export const formAnswerKey = ['form-answer'];

export interface SentForm {
  /** The form that was done; null when none was, or when it was refused. */
  readonly done: string | null;
  /** The form that was refused, with `error`. */
  readonly refused: string | null;
  readonly error: ApiError | null;
  readonly typed: Readonly<Record<string, string>>;
}

/** What became of this page's form where the browser sent it without script. Called once, by the page; the next page has forgotten it. */
export function useSentForm(): SentForm {
  const queries = useQueryClient();
  const [sent] = useState(() => read(queries.getQueryData<FormAnswer>(formAnswerKey)));
  useEffect(() => queries.removeQueries({ queryKey: formAnswerKey }), [queries]);
  return sent;
}

function read(answer: FormAnswer | undefined): SentForm {
  const error = answer?.error ?? null;
  return {
    done: answer !== undefined && error === null ? answer.form : null,
    refused: error === null ? null : (answer?.form ?? null),
    error: error && new ApiError(error.status, error.code, error.params),
    typed: answer?.typed ?? {},
  };
}

interface ConfirmProps {
  readonly title: string;
  /** What was wrong the last time. */
  readonly problem?: string | null;
  readonly label: string;
  /** Sent along, so that the same page sent again is the same call. */
  readonly clientId?: string;
  /** Further fields. */
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
}

/**
 * For the page of a mailed link: one button, which does what the link is for. Opening it does nothing, since programs that check mails
 * open links, too, and some of them run scripts. Without script the browser sends the form itself.
 */
export function ConfirmForm({ title, problem, label, clientId, children, onConfirm }: ConfirmProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <>
      <h1 className="h36 text-balance">{title}</h1>
      {problem && (
        <p className="t18 soft max-w-[46ch] text-pretty" role="alert">
          {problem}
        </p>
      )}
      <form method="post" className="mt-2" onSubmit={submit}>
        {clientId !== undefined && <input type="hidden" name="client_id" value={clientId} />}
        {children}
        <Button type="submit" kind="primary" size="tall">
          {label}
        </Button>
      </form>
    </>
  );
}

/** Beside a button that needs script: one for browsers without. */
export function NoScriptForm({ label, clientId }: Pick<ConfirmProps, 'label' | 'clientId'>) {
  return (
    <noscript>
      <form method="post" className="mt-6">
        {clientId !== undefined && <input type="hidden" name="client_id" value={clientId} />}
        <Button type="submit" kind="primary" size="tall">
          {label}
        </Button>
      </form>
    </noscript>
  );
}
