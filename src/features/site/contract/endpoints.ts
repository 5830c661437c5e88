import * as Type from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { CompanyInfo, Settings } from './settings.ts';

/** Settings of the site of the request's host. A `domain` in the query is ignored. */
export const getSettings = endpoint({
  method: 'GET',
  path: 'settings.php',
  access: 'public',
  query: Type.Object({}, { additionalProperties: true }),
  reply: Settings,
  errors: {},
});

export const getCompanyInfo = endpoint({ method: 'GET', path: 'companyinfo.php', access: 'public', reply: CompanyInfo, errors: {} });
