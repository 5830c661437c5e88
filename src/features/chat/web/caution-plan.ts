import type { Caution, Message } from '../contract/message.ts';

/** How the reader is told: in full the first time, afterwards with a small line. */
export interface CautionShown {
  /** The gravest of the message. */
  readonly kind: Caution;
  readonly full: boolean;
}

/** Per kind the id of the message beside which it was told in full. */
export type CautionsTold = Partial<Readonly<Record<Caution, number>>>;

/** What is worse comes first. */
const gravest: readonly Caution[] = ['money', 'crypto', 'messenger', 'phone', 'link'];
/** In full even among people who know each other. */
const always: readonly Caution[] = ['money', 'crypto'];
/** Whoever answered more often than this knows whom they write with. */
const acquainted = 10;

interface Given {
  readonly messages: readonly Pick<Message, 'id' | 'sender' | 'cautions'>[];
  /** Profile id of the viewer. */
  readonly me: number;
  readonly told: CautionsTold;
}

export interface CautionPlan {
  readonly shown: ReadonlyMap<number, CautionShown>;
  /** With what this plan tells. */
  readonly told: CautionsTold;
}

/** Which messages of the other side come with a caution. Each kind is told in full once, however often it comes. */
export function planCautions({ messages, me, told }: Given): CautionPlan {
  const next: Partial<Record<Caution, number>> = { ...told };
  const shown = new Map<number, CautionShown>();
  const knowsThem = messages.filter(({ sender }) => sender === me).length > acquainted;
  for (const { id, sender, cautions } of messages) {
    const kind = sender === me ? undefined : gravest.find((each) => cautions.includes(each));
    if (kind === undefined) continue;
    if (knowsThem && !always.includes(kind)) {
      shown.set(id, { kind, full: false });
      continue;
    }
    next[kind] ??= id;
    shown.set(id, { kind, full: next[kind] === id });
  }
  return { shown, told: next };
}
