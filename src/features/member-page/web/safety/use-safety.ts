import { useState } from 'react';
import type { ReportAbout } from '#features/safety/web/index.ts';
import type { Member } from '#features/members/contract/member.ts';

/** Opens a dialog to block the member, or to report them or one of their photos. */
export type OpenSafetyDialog = (about: 'block' | 'report' | { readonly photo: number }) => void;

interface Safety {
  readonly open: OpenSafetyDialog;
  readonly blocking: boolean;
  readonly reported: ReportAbout | null;
  readonly close: () => void;
}

/** State of the block and report dialogs of a profile; at most one is open. */
export function useSafety({ id, name }: Pick<Member, 'id' | 'name'>): Safety {
  const [about, setAbout] = useState<Parameters<OpenSafetyDialog>[0] | null>(null);
  const reported =
    about === null || about === 'block'
      ? null
      : about === 'report'
        ? ({ id, name, subject: 'profile' } as const)
        : ({ id, name, subject: 'photo', item: about.photo } as const);
  return { open: setAbout, blocking: about === 'block', reported, close: () => setAbout(null) };
}
