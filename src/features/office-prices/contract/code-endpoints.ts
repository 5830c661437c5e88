import * as Type from 'typebox';
import { endpoint, Id, Nullable } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { SiteQuery } from '#features/staff/contract/schemas.ts';
import { CodeBody, CodeWeek, OfficeCode, WelcomeCode } from './code-schemas.ts';
import { officePricesErrors } from './errors.ts';

export const getOfficeCodes = endpoint({
  method: 'GET',
  path: 'admin/codes.php',
  about:
    'The discount codes of the site with their use and why they were refused, the newest first, fifty at a time. Without a filter those that are valid and for everybody. A code of the reply can be changed and sent back with PUT.',
  access: { right: 'prices.read' },
  query: Type.Object({
    ...SiteQuery,
    /** Those that have expired or were ended, instead. */
    over: Type.Optional(Type.Boolean()),
    /** Those that belong to one member, instead. */
    personal: Type.Optional(Type.Boolean()),
    /** The `next` of the page before. */
    after: Type.Optional(Id),
  }),
  reply: Type.Object({ codes: Type.Array(OfficeCode), next: Nullable(Id), welcome: WelcomeCode }),
  errors: {},
});

export const getCodeWeeks = endpoint({
  method: 'GET',
  path: 'admin/code-weeks.php',
  about: 'How often a code was ordered with in each of the last nine weeks of the site, the oldest first, the running one last.',
  access: { right: 'prices.read' },
  query: Type.Object({ ...SiteQuery, code: Type.String({ minLength: 1, maxLength: 60 }) }),
  reply: Type.Object({ weeks: Type.Array(CodeWeek) }),
  errors: {},
});

export const putOfficeCode = endpoint({
  method: 'PUT',
  path: 'admin/codes.php',
  about:
    'Makes or changes a code, which counts at once in every process. It ends with the status `inactive`, or when it expires; orders that were placed with it keep their discount. Fields of GET that are not the operator’s are ignored. Where somebody else was faster, the error `changed_meanwhile` has both versions; a repeated call changes nothing.',
  access: { right: 'prices.change' },
  stepUp: true,
  limit: 60,
  query: Type.Object(SiteQuery),
  body: CodeBody,
  reply: Type.Object({ code: OfficeCode }),
  errors: errorsOf(officePricesErrors, 'changed_meanwhile', 'code_invalid', 'code_reserved'),
});
