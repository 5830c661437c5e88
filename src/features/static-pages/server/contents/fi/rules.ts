import type { Texts } from '../texts.ts';

export const rules: Texts['rules'] = {
  title: 'Yhteisön säännöt',
  lead: 'Jotta kaikilla olisi hyvä olla sivustolla {site}. Esimerkit kertovat, mitä tarkoitamme.',
  short: {
    user: '**Ole oma itsesi.** Sinun kuvasi, ikäsi ja sanasi.',
    heart: '**Kysy, älä painosta.** ”Ei” on vastaus, ja niin on hiljaisuuskin.',
    wallet: '**Ei rahaa, ei kauppoja.** Älä pyydä, älä tarjoa, älä mainosta.',
    prohibit: '**Ei alaikäisiä.** Ei jäsenenä, ei kuvissa, ei aiheena.',
  },
  sections: {
    yourself: {
      title: 'Ole oma itsesi',
      text: [
        '**Sopii:** lempinimi, kuva viime vuodelta, kohta jätetty tyhjäksi.',
        '**Ei sovi:** muiden kuvat tai keinotekoisesti luodut kuvat, väärä ikä tai sukupuoli, toinen tili, toisena esiintyminen.',
      ],
    },
    respect: {
      title: 'Ole ystävällinen',
      text: [
        '**Sopii:** ”Luulen, ettemme sovi yhteen, kaikkea hyvää sinulle.”',
        '**Ei sovi:** loukkaukset, uhkailu, jatkuva kirjoittaminen vastausta saamatta, toisen halventaminen alkuperän, uskonnon, kehon, vamman, sukupuolen tai seksuaalisuuden vuoksi.',
      ],
    },
    consent: {
      title: 'Kysy ensin',
      text: [
        '**Sopii:** ”Haluaisitko nähdä minusta kuvan, joka näyttää vähän enemmän?” Ja kieltävän vastauksen hyväksyminen.',
        '**Ei sovi:** intiimit kuvat tai tekstit kysymättä, painostus, toisten kuvien tai keskustelujen jakaminen.',
      ],
    },
    photos: {
      title: 'Profiilin kuvat',
      text: [
        '**Sopii:** sinä, tunnistettavasti, myös rannalla. Ystävät, jotka ovat suostuneet siihen.',
        '**Ei sovi:** alastomuus ja seksi profiilissa, lapset, myös omat, yksin kuvassa, aseet, väkivalta, vihan symbolit, puhelinnumerot ja mainokset kuvassa.',
      ],
    },
    money: {
      title: 'Ei rahaa',
      text: [
        '**Sopii:** kahville kutsuminen.',
        '**Ei sovi:** rahan, lahjakorttien tai koodien pyytäminen, sijoitusten suosittelu, seksin etsiminen tai tarjoaminen rahasta, muille sivuille houkuttelu, tavaroiden tai palvelujen kaupittelu.',
      ],
    },
    minors: {
      title: 'Vain aikuisia',
      text: [
        'Alle {min_age}-vuotias ei saa olla täällä. Alaikäisten seksuaalinen esittäminen tai siitä kirjoittaminen johtaa heti käyttökieltoon ja rikosilmoitukseen. Jos epäilet, että joku on liian nuori, raportoi profiili.',
      ],
    },
    machines: {
      title: 'Ei botteja',
      text: [
        'Ohjelmat, jotka keräävät profiileja, tykkäävät tai kirjoittavat, eivät ole sallittuja, eikä sekään, että joku muu hoitaa tiliäsi.',
      ],
    },
    consequences: {
      title: 'Mitä tapahtuu, jos joku rikkoo sääntöjä',
      text: [
        'Raportoi se: profiilin, kuvan tai viestin kohdalla. Vakavuuden mukaan poistamme sisältöä, varoitamme tai annamme käyttökiellon, ja kerromme aina syyn. Lisää aiheesta: [Käyttökiellot ja muutoksenhaku](/pages/ban).',
      ],
    },
  },
  changes: { '2023-12-01': 'Ensimmäinen versio.' },
};
