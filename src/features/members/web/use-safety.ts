import { useState } from 'react';
import type { ReportAbout } from '#features/safety/web/index.ts';
import type { Member } from '../contract/member.ts';

/** What is asked about a member: whether to block them, or what is wrong with them, or with one of their photos. */
export type AskSafety = (about: 'block' | 'report' | { readonly photo: number }) => void;

interface Safety {
  readonly ask: AskSafety;
  readonly blocking: boolean;
  readonly reported: ReportAbout | null;
  readonly close: () => void;
}

/** Which of the safety dialogs of a profile is open: never both. */
export function useSafety({ id, name }: Pick<Member, 'id' | 'name'>): Safety {
  const [about, setAbout] = useState<Parameters<AskSafety>[0] | null>(null);
  const reported =
    about === null || about === 'block'
      ? null
      : about === 'report'
        ? ({ id, name, subject: 'profile' } as const)
        : ({ id, name, subject: 'photo', item: about.photo } as const);
  return { ask: setAbout, blocking: about === 'block', reported, close: () => setAbout(null) };
}
