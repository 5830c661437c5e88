import { expect, test } from 'vitest';
import { likelyCountry } from './likely-country.ts';

const countries = ['DE', 'AT', 'DK', 'GB'];

test('the chosen country comes before the guessed one, and both before the language’s', () => {
  expect(likelyCountry({ countries, geoip_selected_country: 'AT', geoip_country: 'DE' }, 'da')).toBe('AT');
  expect(likelyCountry({ countries, geoip_selected_country: null, geoip_country: 'DE' }, 'da')).toBe('DE');
  expect(likelyCountry({ countries, geoip_selected_country: null, geoip_country: null }, 'en-GB')).toBe('GB');
});

test('a country that the site does not serve is never proposed', () => {
  expect(likelyCountry({ countries, geoip_selected_country: 'FR', geoip_country: null }, 'da-DK')).toBe('DK');
  expect(likelyCountry({ countries, geoip_selected_country: null, geoip_country: null }, 'fr')).toBe('DE');
});
