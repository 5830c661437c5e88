import type { OpenSlug } from '#features/landers/contract/landers.ts';
import type { Addressee } from '#features/signup/web/index.ts';

export interface MeetProps {
  readonly member: Addressee;
  /** The operator's words for this slug. */
  readonly own: { readonly title: string; readonly text: string } | null;
  /** One of our own slugs. */
  readonly line: OpenSlug | null;
}
