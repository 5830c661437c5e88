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
  /** Whether the step with the name asks for the visitor's gender and the genders searched for. */
  readonly asks: { readonly gender: boolean; readonly searchGender: boolean };
  readonly onAnswer: (part: Partial<Answers>) => void;
}
