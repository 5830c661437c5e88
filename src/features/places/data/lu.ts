import type { CountryPlaces } from './types.ts';

/** Luxembourg: the 12 cantons, by their French names. */
export const lu = {
  country: 'LU',
  regions: [
    {
      key: 'LU-CA',
      name: 'Capellen',
      lat: 49.65,
      lon: 5.98,
      towns: [
        { name: 'Bascharage', lat: 49.57, lon: 5.91 },
        { name: 'Mamer', lat: 49.63, lon: 6.02 },
        { name: 'Steinfort', lat: 49.66, lon: 5.92 },
        { name: 'Capellen', lat: 49.64, lon: 5.99 },
      ],
    },
    {
      key: 'LU-CL',
      name: 'Clervaux',
      lat: 50.07,
      lon: 6,
      towns: [
        { name: 'Clervaux', lat: 50.05, lon: 6.03 },
        { name: 'Troisvierges', lat: 50.12, lon: 6 },
        { name: 'Hosingen', lat: 50.01, lon: 6.09 },
      ],
    },
    {
      key: 'LU-DI',
      name: 'Diekirch',
      lat: 49.87,
      lon: 6.13,
      towns: [
        { name: 'Ettelbruck', lat: 49.85, lon: 6.1 },
        { name: 'Diekirch', lat: 49.87, lon: 6.16 },
      ],
    },
    {
      key: 'LU-EC',
      name: 'Echternach',
      lat: 49.8,
      lon: 6.37,
      towns: [
        { name: 'Echternach', lat: 49.81, lon: 6.42 },
        { name: 'Rosport', lat: 49.81, lon: 6.5 },
        { name: 'Beaufort', lat: 49.84, lon: 6.29 },
      ],
    },
    {
      key: 'LU-ES',
      name: 'Esch-sur-Alzette',
      lat: 49.52,
      lon: 6,
      towns: [
        { name: 'Esch-sur-Alzette', lat: 49.5, lon: 5.98 },
        { name: 'Differdange', lat: 49.52, lon: 5.89 },
        { name: 'Dudelange', lat: 49.48, lon: 6.09 },
        { name: 'Pétange', lat: 49.56, lon: 5.88 },
        { name: 'Bettembourg', lat: 49.52, lon: 6.1 },
        { name: 'Schifflange', lat: 49.51, lon: 6.01 },
      ],
    },
    {
      key: 'LU-GR',
      name: 'Grevenmacher',
      lat: 49.68,
      lon: 6.38,
      towns: [
        { name: 'Junglinster', lat: 49.71, lon: 6.25 },
        { name: 'Grevenmacher', lat: 49.68, lon: 6.44 },
        { name: 'Wasserbillig', lat: 49.71, lon: 6.5 },
        { name: 'Wormeldange', lat: 49.61, lon: 6.41 },
      ],
    },
    {
      key: 'LU-LU',
      name: 'Luxembourg',
      lat: 49.62,
      lon: 6.15,
      towns: [
        { name: 'Luxembourg', lat: 49.61, lon: 6.13 },
        { name: 'Hesperange', lat: 49.57, lon: 6.16 },
        { name: 'Strassen', lat: 49.62, lon: 6.07 },
        { name: 'Walferdange', lat: 49.66, lon: 6.13 },
      ],
    },
    {
      key: 'LU-ME',
      name: 'Mersch',
      lat: 49.75,
      lon: 6.1,
      towns: [
        { name: 'Mersch', lat: 49.75, lon: 6.11 },
        { name: 'Lintgen', lat: 49.72, lon: 6.13 },
        { name: 'Larochette', lat: 49.78, lon: 6.22 },
      ],
    },
    {
      key: 'LU-RD',
      name: 'Redange',
      lat: 49.78,
      lon: 5.88,
      towns: [
        { name: 'Redange-sur-Attert', lat: 49.77, lon: 5.89 },
        { name: 'Rambrouch', lat: 49.83, lon: 5.85 },
        { name: 'Beckerich', lat: 49.73, lon: 5.88 },
      ],
    },
    {
      key: 'LU-RM',
      name: 'Remich',
      lat: 49.53,
      lon: 6.32,
      towns: [
        { name: 'Mondorf-les-Bains', lat: 49.51, lon: 6.28 },
        { name: 'Remich', lat: 49.55, lon: 6.37 },
        { name: 'Schengen', lat: 49.47, lon: 6.37 },
      ],
    },
    {
      key: 'LU-VD',
      name: 'Vianden',
      lat: 49.94,
      lon: 6.17,
      towns: [
        { name: 'Vianden', lat: 49.94, lon: 6.21 },
        { name: 'Putscheid', lat: 49.96, lon: 6.14 },
      ],
    },
    {
      key: 'LU-WI',
      name: 'Wiltz',
      lat: 49.94,
      lon: 5.9,
      towns: [
        { name: 'Wiltz', lat: 49.97, lon: 5.93 },
        { name: 'Esch-sur-Sûre', lat: 49.91, lon: 5.94 },
      ],
    },
  ],
} as const satisfies CountryPlaces;
