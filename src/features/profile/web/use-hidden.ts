import { useSettings } from '#features/site/web/index.ts';

type Shown = 'about' | 'hair_colour' | 'eye_colour' | 'body_type' | 'relationship_status' | 'sexuality' | 'interests';

/** What the site shows nobody but its owner. */
export function useHidden(): (field: Shown) => boolean {
  const { visible_profile_fields: fields, visible_profile_notes: notes } = useSettings();
  return (field) => (field === 'about' ? !notes.includes(field) : !fields.includes(field));
}
