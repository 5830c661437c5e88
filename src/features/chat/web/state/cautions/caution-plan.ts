import type { Message } from '../../../contract/message.ts';
import type { Caution } from '../../../contract/cautions.ts';

/** How a caution is displayed: in full the first time, as a single line afterwards. */
export interface CautionDisplay {
  /** The most serious caution of the message. */
  readonly kind: Caution;
  readonly full: boolean;
}

/** For each kind, the id of the message under which it was shown in full. */
export type ShownCautions = Partial<Readonly<Record<Caution, number>>>;

/** The most serious first. */
const bySeverity: readonly Caution[] = ['money', 'crypto', 'messenger', 'phone', 'link'];
/** Shown in full even between members who know each other. */
const alwaysInFull: readonly Caution[] = ['money', 'crypto'];
/** After more replies than this the viewer is taken to know the other member. */
const acquaintedAfter = 10;

interface CautionInput {
  readonly messages: readonly Pick<Message, 'id' | 'sender' | 'cautions'>[];
  /** Profile id of the viewer. */
  readonly me: number;
  readonly shown: ShownCautions;
}

export interface CautionPlan {
  /** By message id. */
  readonly displays: ReadonlyMap<number, CautionDisplay>;
  /** The given `shown`, together with what this plan shows in full. */
  readonly shown: ShownCautions;
}

/** Which messages of the other member get a caution. Each kind is shown in full once, however often it occurs. */
export function planCautions({ messages, me, shown }: CautionInput): CautionPlan {
  const next: Partial<Record<Caution, number>> = { ...shown };
  const displays = new Map<number, CautionDisplay>();
  const areAcquainted = messages.filter(({ sender }) => sender === me).length > acquaintedAfter;
  for (const { id, sender, cautions } of messages) {
    const kind = sender === me ? undefined : bySeverity.find((each) => cautions.includes(each));
    if (kind === undefined) continue;
    if (areAcquainted && !alwaysInFull.includes(kind)) {
      displays.set(id, { kind, full: false });
      continue;
    }
    next[kind] ??= id;
    displays.set(id, { kind, full: next[kind] === id });
  }
  return { displays, shown: next };
}
