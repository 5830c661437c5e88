import type { Addressee } from './addressee.ts';
import type { Answers, Problem } from './answers.ts';

export interface QuestionProps {
  /** For the heading, by which the form is named. */
  readonly titleId: string;
  readonly answers: Answers;
  readonly problems: readonly Problem[];
  readonly addressee: Addressee | null;
  /** The visit says where it comes from. */
  readonly tracked: boolean;
  readonly onAnswer: (part: Partial<Answers>) => void;
}
