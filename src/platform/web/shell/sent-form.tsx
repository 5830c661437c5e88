import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { FormResult } from '#platform/contract/http/form-result.ts';
import { ApiError } from '../data/api-client.ts';
import { Button } from '../ui/index.ts';

/** The server puts the answer into the page's cache, so the browser's first render equals the server's. */
export const formResultKey = ['form-answer'];

export interface SentForm {
  /** The form that succeeded; null if none was sent, or if it was refused. */
  readonly done: string | null;
  /** The form that was refused, with `error`. */
  readonly refused: string | null;
  readonly error: ApiError | null;
  readonly typed: Readonly<Record<string, string>>;
}

/**
 * The result of this page's form if the browser sent it without script. The page calls this once; the next page has no result any
 * more.
 */
export function useSentForm(): SentForm {
  const queries = useQueryClient();
  const [sent] = useState(() => read(queries.getQueryData<FormResult>(formResultKey)));
  useEffect(() => queries.removeQueries({ queryKey: formResultKey }), [queries]);
  return sent;
}

function read(response: FormResult | undefined): SentForm {
  const error = response?.error ?? null;
  return {
    done: response !== undefined && error === null ? response.form : null,
    refused: error === null ? null : (response?.form ?? null),
    error: error && new ApiError(error.status, error.code, error.params),
    typed: response?.typed ?? {},
  };
}

interface ConfirmProps {
  readonly title: string;
  /** What the button does; `problem` replaces it. */
  readonly lead?: string;
  /** The error of the last attempt. */
  readonly problem?: string | null;
  readonly label: string;
  /** Sent along, so that a repeated form is the same call. */
  readonly clientId?: string;
  /** Further fields. */
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
}

/**
 * For the page of a mailed link: one button that performs the link's action. Opening the page does nothing, because programs that
 * check mails open links, too, and some of them run scripts. Without script the browser sends the form itself.
 */
export function ConfirmForm({ title, lead, problem, label, clientId, children, onConfirm }: ConfirmProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <>
      <h1 className="title-l text-balance">{title}</h1>
      {problem ? (
        <p className="text-l soft max-w-[46ch] text-pretty" role="alert">
          {problem}
        </p>
      ) : (
        lead && <p className="text-l soft max-w-[46ch] text-pretty">{lead}</p>
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

/** The same button for browsers without script, beside one that needs script. */
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
