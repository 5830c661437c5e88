import * as Type from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { CompanyInfo, Settings } from './settings.ts';

/** The specification's clients send a `domain`. */
export const getSettings = endpoint({
  method: 'GET',
  path: 'settings.php',
  about:
    "The settings of the site that the request's host belongs to: languages, countries, limits, what is switched on. Other query parameters are ignored.",
  access: 'public',
  query: Type.Object({}, { additionalProperties: true }),
  reply: Settings,
  errors: {},
});

export const getCompanyInfo = endpoint({
  method: 'GET',
  path: 'companyinfo.php',
  about: 'The company behind the site, for the imprint and for contact.',
  access: 'public',
  reply: CompanyInfo,
  errors: {},
});
