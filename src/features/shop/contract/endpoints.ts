import * as Type from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { CountryPrice, Package } from './package.ts';

export const getPackages = endpoint({
  method: 'GET',
  path: 'packages.php',
  about: "The packages of credits and premium on sale, with prices for the caller's country and currency in minor units.",
  access: 'public',
  reply: Type.Object({ packages: Type.Array(Package) }),
  errors: {},
});

export const getPricing = endpoint({
  method: 'GET',
  path: 'pricing.php',
  about: 'What a message costs in each country of the site, in the order of the operator.',
  access: 'public',
  reply: Type.Object({ countries: Type.Array(CountryPrice) }),
  errors: {},
});
