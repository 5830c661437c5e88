import type { CompanyInfo, StoredCompany } from '../contract/settings.ts';
import { cleanPhone } from './present-settings.ts';

/** The public data of the company. */
export const presentCompany = ({
  name,
  address,
  kvk,
  city,
  country,
  tradenames,
  vat_numbers,
  support_phone,
  delete_discount,
  added,
}: StoredCompany): CompanyInfo => ({
  name,
  address,
  kvk,
  city,
  country,
  tradenames,
  vat_numbers,
  support_phone: cleanPhone(support_phone),
  delete_discount,
  added,
});
