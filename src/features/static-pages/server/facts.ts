import { regionName } from '#platform/contract/known-to-intl.ts';
import type { Language } from '#platform/contract/languages.ts';
import { minimumAge, restorableDays } from '#features/account/contract/rules.ts';
import { cleanPhone, type Site } from '#features/site/server/index.ts';
import type { texts } from './contents/de/index.ts';
import type { privacy } from './contents/en/privacy-us.ts';
import type { FactsIn } from './contents/shape.ts';

/** Everything that the texts name in braces: a text with another name does not compile. */
export type Facts = Readonly<Record<FactsIn<typeof texts> | FactsIn<typeof privacy>, string>>;

export function factsOf({ settings, company, backupDays }: Site, language: Language): Facts {
  return {
    site: settings.name,
    company: company.name,
    address: `${company.address}, ${company.city}, ${regionName(language, company.country)}`,
    representatives: listed(company.representatives ?? [], language),
    register: [company.register_court, company.kvk].filter(Boolean).join(', '),
    vat_numbers: listed(company.vat_numbers, language),
    brands: listed(company.tradenames, language),
    email: settings.support_email,
    phone: cleanPhone(settings.support_phone),
    refund_days: String(settings.refund_days),
    restore_days: String(restorableDays),
    backup_days: String(backupDays),
    min_age: String(minimumAge),
    fictional: settings.fictional_plural ?? '',
  };
}

const listed = (values: readonly string[], language: Language): string => new Intl.ListFormat(language).format(values);
