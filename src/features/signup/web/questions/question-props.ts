import type { Addressee } from '../state/addressee.ts';
import type { Answers, Problem } from '../state/answers.ts';

export interface QuestionProps {
  /** Id of the heading, which labels the form. */
  readonly titleId: string;
  readonly answers: Answers;
  readonly problems: readonly Problem[];
  readonly addressee: Addressee | null;
  /** The visit has a traffic source. */
  readonly tracked: boolean;
  /** The visitor has not yet been asked for their gender and the genders searched for. */
  readonly asksWho: boolean;
  readonly onAnswer: (part: Partial<Answers>) => void;
}
