import type { Settings } from '#features/site/contract/settings.ts';
import { useSettings } from '#features/site/web/index.ts';

/** A field that the site may hide. */
export type Hideable = Settings['visible_profile_fields'][number] | Settings['visible_profile_notes'][number];

/** Whether the site shows a field to its owner only. */
export function useHidden(): (field: Hideable) => boolean {
  const { visible_profile_fields: fields, visible_profile_notes: notes } = useSettings();
  return (field) => (field === 'about' ? !notes.includes(field) : !fields.includes(field));
}
