import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { lengthOf } from '#platform/contract/text/text.ts';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import { keepMessage, readDraft } from '#features/signup/web/index.ts';
import { trackingIn, useSettings } from '#features/site/web/index.ts';

interface FirstMessage {
  readonly text: string;
  readonly write: (text: string) => void;
  /** In characters; `max` is the site's. */
  readonly length: number;
  readonly max: number;
  readonly isKept: boolean;
  /** The member's signup, with the traffic source of this visit; it has the message. */
  readonly signup: string;
}

/** The first message to a member: kept in this tab as it is written, stored with the account, delivered when that is activated. */
export function useFirstMessage(id: number): FirstMessage {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const { message_length: max } = useSettings();
  const [written, setWritten] = useState<string | null>(null);
  const text = written ?? (hydrated ? stored(id) : '');
  const tracking = new URLSearchParams(Object.entries(trackingIn(search) ?? {})).toString();
  return {
    text,
    max,
    length: lengthOf(text.trim()),
    isKept: hydrated && text.trim() !== '',
    signup: `/members/${id}/signup${tracking === '' ? '' : `?${tracking}`}`,
    write(next) {
      setWritten(next);
      try {
        keepMessage(sessionStorage, id, next);
      } catch {
        // Without storage in this browser it has to be written again in the signup.
      }
    },
  };
}

function stored(id: number): string {
  try {
    return readDraft(sessionStorage, id).signup_message;
  } catch {
    return '';
  }
}
