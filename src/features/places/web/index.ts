export { regionsQuery, useRegionName } from './queries.ts';
export { useCountryName } from './use-country-name.ts';
