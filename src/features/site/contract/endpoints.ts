import * as Type from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { CompanyInfo, Settings } from './settings.ts';

/** The site is that of the request's host; a `domain` in the query never wins over it. */
export const getSettings = endpoint({
  method: 'GET',
  path: 'settings.php',
  access: 'public',
  query: Type.Object({}, { additionalProperties: true }),
  reply: Settings,
  errors: {},
});

export const getCompanyInfo = endpoint({ method: 'GET', path: 'companyinfo.php', access: 'public', reply: CompanyInfo, errors: {} });
