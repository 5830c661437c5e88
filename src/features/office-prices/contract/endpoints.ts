import * as Type from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { SiteQuery } from '#features/staff/contract/schemas.ts';
import { officePricesErrors } from './errors.ts';
import { OfficePrices, PricesBody, PricesPreview } from './schemas.ts';

const query = Type.Object(SiteQuery);

export const getOfficePackages = endpoint({
  method: 'GET',
  path: 'admin/packages.php',
  about:
    'The packages of the site with their prices by currency, the countries in which they are sold, and where they break the rule that a larger package has the cheaper message. `packages` is what was published last; where its time has not come, `until_then` is sold. The reply can be changed and sent back with PUT.',
  access: { right: 'prices.read' },
  query,
  reply: OfficePrices,
  errors: {},
});

export const putOfficePackages = endpoint({
  method: 'PUT',
  path: 'admin/packages.php',
  about:
    'Publishes prices and packages, at once or from a time on; it replaces what was published for later. Orders that exist keep package, credits and price. `packages` has every package of the site in display order: one that is no longer sold stays with `offered: false`, one with the id null is new. Other parts of the reply of GET are ignored. Where somebody else was faster, the error `changed_meanwhile` has both versions and their packages; a repeated call changes nothing.',
  access: { right: 'prices.change' },
  stepUp: true,
  limit: 60,
  query,
  body: PricesBody,
  reply: OfficePrices,
  errors: errorsOf(officePricesErrors, 'changed_meanwhile', 'package_invalid', 'nothing_sold', 'time_too_far'),
});

export const previewPackages = endpoint({
  method: 'POST',
  path: 'admin/packages-preview.php',
  about: 'What PUT `packages.php` with the same body would change: who pays what, from when. Changes nothing.',
  access: { right: 'prices.change' },
  limit: 120,
  query,
  body: PricesBody,
  reply: PricesPreview,
  errors: errorsOf(officePricesErrors, 'changed_meanwhile', 'package_invalid', 'nothing_sold', 'time_too_far'),
});
