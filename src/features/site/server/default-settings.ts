import type { StoredSettings } from '../contract/settings.ts';
import { profileFields, profileNotes, searchFields } from '../contract/fields.ts';

/** The settings of a site whose operator has not changed them. */
export const defaultSettings = {
  signups: 'all',
  logged_out_search: 'limited',
  logged_out_search_trafficsource: 'limited',
  enable_site_entry_popup: true,
  fictional_icon: null,
  fictional_warning: null,
  fictional_singular: null,
  fictional_plural: null,
  visible_profile_fields: [...profileFields],
  visible_profile_notes: [...profileNotes],
  message_credits: 1,
  photo_credits: 2,
  gift_credits: 5,
  message_length: 1000,
  search_fields: [...searchFields],
  refund_days: 14,
  member_resell: false,
  timed_premium: false,
} satisfies Partial<StoredSettings>;
