import type { CountryPlaces } from './types.ts';

/** Iceland: the 8 landsvæði. */
export const is = {
  country: 'IS',
  regions: [
    {
      key: 'IS-1',
      name: 'Höfuðborgarsvæðið',
      lat: 64.15,
      lon: -21.75,
      towns: [
        { name: 'Reykjavík', lat: 64.15, lon: -21.94 },
        { name: 'Kópavogur', lat: 64.11, lon: -21.91 },
        { name: 'Hafnarfjörður', lat: 64.07, lon: -21.96 },
        { name: 'Garðabær', lat: 64.09, lon: -21.92 },
        { name: 'Mosfellsbær', lat: 64.17, lon: -21.7 },
        { name: 'Seltjarnarnes', lat: 64.15, lon: -21.99 },
      ],
    },
    {
      key: 'IS-2',
      name: 'Suðurnes',
      lat: 63.92,
      lon: -22.4,
      towns: [
        { name: 'Keflavík', lat: 64, lon: -22.56 },
        { name: 'Njarðvík', lat: 63.98, lon: -22.53 },
        { name: 'Grindavík', lat: 63.84, lon: -22.43 },
        { name: 'Sandgerði', lat: 64.04, lon: -22.71 },
        { name: 'Vogar', lat: 63.98, lon: -22.38 },
      ],
    },
    {
      key: 'IS-3',
      name: 'Vesturland',
      lat: 64.8,
      lon: -21.7,
      towns: [
        { name: 'Akranes', lat: 64.32, lon: -22.08 },
        { name: 'Borgarnes', lat: 64.54, lon: -21.92 },
        { name: 'Stykkishólmur', lat: 65.07, lon: -22.73 },
        { name: 'Ólafsvík', lat: 64.89, lon: -23.71 },
        { name: 'Grundarfjörður', lat: 64.92, lon: -23.26 },
      ],
    },
    {
      key: 'IS-4',
      name: 'Vestfirðir',
      lat: 65.75,
      lon: -22.2,
      towns: [
        { name: 'Ísafjörður', lat: 66.07, lon: -23.13 },
        { name: 'Bolungarvík', lat: 66.16, lon: -23.25 },
        { name: 'Patreksfjörður', lat: 65.6, lon: -24 },
        { name: 'Hólmavík', lat: 65.71, lon: -21.68 },
      ],
    },
    {
      key: 'IS-5',
      name: 'Norðurland vestra',
      lat: 65.4,
      lon: -19.8,
      towns: [
        { name: 'Sauðárkrókur', lat: 65.75, lon: -19.64 },
        { name: 'Blönduós', lat: 65.66, lon: -20.29 },
        { name: 'Hvammstangi', lat: 65.4, lon: -20.94 },
        { name: 'Skagaströnd', lat: 65.83, lon: -20.31 },
      ],
    },
    {
      key: 'IS-6',
      name: 'Norðurland eystra',
      lat: 65.6,
      lon: -17.2,
      towns: [
        { name: 'Akureyri', lat: 65.68, lon: -18.09 },
        { name: 'Húsavík', lat: 66.04, lon: -17.34 },
        { name: 'Dalvík', lat: 65.97, lon: -18.53 },
        { name: 'Siglufjörður', lat: 66.15, lon: -18.91 },
        { name: 'Þórshöfn', lat: 66.2, lon: -15.33 },
      ],
    },
    {
      key: 'IS-7',
      name: 'Austurland',
      lat: 65.15,
      lon: -14.8,
      towns: [
        { name: 'Egilsstaðir', lat: 65.26, lon: -14.39 },
        { name: 'Reyðarfjörður', lat: 65.03, lon: -14.22 },
        { name: 'Eskifjörður', lat: 65.07, lon: -14.01 },
        { name: 'Neskaupstaður', lat: 65.15, lon: -13.68 },
        { name: 'Seyðisfjörður', lat: 65.26, lon: -14.01 },
      ],
    },
    {
      key: 'IS-8',
      name: 'Suðurland',
      lat: 64.1,
      lon: -18.9,
      towns: [
        { name: 'Selfoss', lat: 63.93, lon: -21 },
        { name: 'Vestmannaeyjar', lat: 63.44, lon: -20.27 },
        { name: 'Hveragerði', lat: 64, lon: -21.19 },
        { name: 'Höfn', lat: 64.25, lon: -15.21 },
        { name: 'Vík í Mýrdal', lat: 63.42, lon: -19.01 },
        { name: 'Hella', lat: 63.83, lon: -20.4 },
      ],
    },
  ],
} as const satisfies CountryPlaces;
