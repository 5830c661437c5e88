import { expect, test } from 'vitest';
import { StoredCompany, StoredSettings } from '#features/site/contract/settings.ts';
import { declaredFields, fields, fieldsOfContent } from '../../contract/fields.ts';

/** The settings of a site, as the specification lists them in §3. */
const specified =
  'name domain cdn_prefix niche signups logged_out_search logged_out_search_trafficsource geoip_country geoip_selected_country minimum_message_costs support_phone support_email push_public_key enable_site_entry_popup fictional_icon fictional_warning fictional_singular fictional_plural countries index_title description visible_profile_fields visible_profile_notes message_credits signup_credits photo_credits gift_credits message_length search_fields domain_language refund_days member_resell company_id mail_name'.split(
    ' ',
  );
/** They come from the request, from the visitor, or from the installation's keys. */
const computed = ['geoip_country', 'geoip_selected_country', 'push_public_key'];

test('every setting of the specification can be changed on the page, or is declared by two persons', () => {
  const isChangeable = (name: string) => fields[name] !== undefined || declaredFields.some((one) => one === name);
  expect(specified.filter((name) => !isChangeable(name))).toEqual(computed);
});

test('everything that is stored of a site or its company can be changed on a page', () => {
  const stored = [...Object.keys(StoredSettings.properties), ...Object.keys(StoredCompany.properties).map((name) => `company.${name}`)];
  const known = [...Object.keys(fields), ...declaredFields, ...fieldsOfContent];
  expect(stored.filter((name) => !known.includes(name))).toEqual([]);
});
