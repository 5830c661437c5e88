export { countryOptions } from './country-options.ts';
export type { DevicePlace } from './geolocation.ts';
export { regionsQuery, useRegionName } from './queries.ts';
export { TownBox } from './town-box.tsx';
export { likelyCountry } from './likely-country.ts';
export { useCountryName } from './use-country-name.ts';
export { useGeolocation } from './use-geolocation.ts';
