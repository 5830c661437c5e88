import type { Texts } from '../texts.ts';

export const safety: Texts['safety'] = {
  title: 'Turvallisuus',
  lead: 'Useimmat täällä tarkoittavat hyvää. Näin tunnistat muut.',
  short: {
    'shield-check': '**Emme tarkista kenenkään taustaa.** Emme henkilöllisyyttä, emme rikostaustaa. Pysy valppaana.',
    wallet: '**Ei koskaan rahaa.** Ei lainoja, ei sijoituksia, ei lahjakortteja, ei koodeja.',
    'chat-circle': '**Pysy aluksi täällä.** Jos toinen haluaa nopeasti toiseen viestisovellukseen, siihen on usein syy.',
    'map-pin': '**Ensitapaaminen julkisella paikalla.** Ja kerro jollekulle, missä olet.',
  },
  sections: {
    checks: {
      title: 'Mitä tarkistamme ja mitä emme',
      text: [
        'Muut näkevät uudet kuvat vasta, kun ne on hyväksytty. Tutkimme raportit, rajoitamme uusia tilejä ja varoitamme sinua viesteistä, jotka näyttävät huijaukselta. Emme tarkista henkilöllisyystodistuksia, rikostaustaa emmekä sitä, puhuuko joku totta.',
      ],
    },
    scam: {
      title: 'Rakkaus, joka maksaa',
      text: [
        'Romanssihuijaus etenee melkein aina samalla tavalla. Ole varovainen, jos joku',
        {
          list: [
            'kirjoittaa suuresta rakkaudesta muutaman päivän jälkeen;',
            'ei koskaan näyttäydy: ei puhelua, ei videota, aina tulee jotain väliin;',
            'on ulkomailla, armeijassa, öljynporauslautalla tai sairaalassa;',
            'tarvitsee yhtäkkiä rahaa: matkaan, tulliin, lääkäriin tai asianajajaan;',
            'esittelee sinulle varman sijoituksen, useimmiten kryptovaluutassa;',
            'pyytää koodia, jonka saat tekstiviestillä, tai kuvia henkilöllisyystodistuksestasi.',
          ],
        },
        'Puhu jonkun kanssa, johon luotat, ennen kuin lähetät mitään. Tee verkossa käänteinen kuvahaku henkilön kuvalla.',
      ],
    },
    money: {
      title: 'Jos olet jo maksanut',
      text: [
        'Et ole tyhmä etkä yksin. Soita heti pankkiisi, se voi joskus pysäyttää maksun. Säilytä kaikki viestit, raportoi profiili täällä ja tee rikosilmoitus. Älä maksa uudelleen, älä myöskään sille, joka lupaa hankkia rahat takaisin.',
      ],
    },
    meeting: {
      title: 'Tapaa turvallisesti',
      text: [
        {
          list: [
            'Puhukaa ensin puhelimessa tai videopuhelussa.',
            'Tavatkaa vilkkaassa paikassa, ja kulje sinne ja takaisin omin päin.',
            'Kerro jollekulle, kenet tapaat, missä ja milloin annat kuulua itsestäsi.',
            'Pidä juomaasi ja laukkuasi silmällä.',
            'Lähde, milloin haluat. Et ole kenellekään selitystä velkaa.',
          ],
        },
      ],
    },
    pictures: {
      title: 'Intiimit kuvat ja kiristys',
      text: [
        'Älä näytä lähettämissäsi kuvissa kasvojasi ja kotiasi yhtä aikaa. Jos joku uhkaa julkaista kuvia: älä maksa, tallenna todisteet, estä, raportoi, tee rikosilmoitus. Jos meillä näkyy intiimi kuva sinusta, [ilmoita siitä](/notice/images) tai kirjoita osoitteeseen [{email}](mailto:{email}); käsittelemme sen ennen kaikkea muuta.',
      ],
    },
    tools: {
      title: 'Mitä voit tehdä täällä',
      text: [
        'Estäminen: ette näe toisianne enää missään. Raportointi: profiilin, kuvan tai viestin kohdalla, eikä kukaan saa tietää, keneltä se tulee. Piiloutuminen: päätät [asetuksissa](/settings), näkyykö, että olet paikalla, ja näytkö haussa. Mikä on sallittua, kerrotaan [yhteisön säännöissä](/pages/rules).',
        'Jos olet vaarassa, soita 112.',
      ],
    },
  },
  changes: { '2023-12-01': 'Ensimmäinen versio.' },
};
