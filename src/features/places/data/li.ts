import type { CountryPlaces } from './types.ts';

/** Liechtenstein: one region. ISO 3166-2 only codes its communes, so `LI-LI` is our own key. */
export const li = {
  country: 'LI',
  regions: [
    {
      key: 'LI-LI',
      name: 'Liechtenstein',
      lat: 47.16,
      lon: 9.55,
      towns: [
        { name: 'Schaan', lat: 47.17, lon: 9.51 },
        { name: 'Vaduz', lat: 47.14, lon: 9.52 },
        { name: 'Triesen', lat: 47.11, lon: 9.53 },
        { name: 'Balzers', lat: 47.07, lon: 9.5 },
        { name: 'Eschen', lat: 47.21, lon: 9.52 },
      ],
    },
  ],
} as const satisfies CountryPlaces;
