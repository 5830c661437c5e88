import type { Texts } from '../texts.ts';

export const ban: Texts['ban'] = {
  title: 'Käyttökiellot ja muutoksenhaku',
  lead: 'Milloin puutumme asioihin sivustolla {site}, mitä silloin kerromme sinulle ja miten voit puolustautua.',
  short: {
    flag: '**Raportointi käy kahdessa vaiheessa.** Jokaisen profiilin, kuvan ja viestin kohdalla.',
    users: '**Ihmiset päättävät.** Mikään ohjelma ei anna käyttökieltoa.',
    'envelope-simple': '**Saat tietää syyn.** Ja säännön, josta on kyse.',
    gavel: '**Muutoksenhaku ei maksa mitään.** Aikaa on kuusi kuukautta, ja asian tutkii joku toinen.',
  },
  sections: {
    reasons: {
      title: 'Mistä seuraa käyttökielto',
      text: [
        'Noudatamme lakia ja [yhteisön sääntöjä](/pages/rules). Heti ja pysyvästi käyttökieltoon johtavat:',
        {
          list: [
            'alaikäisyys ja kaikki, mikä esittää alaikäisiä seksuaalisesti;',
            'huijaus, rahan pyytäminen, kiristys ja väärä henkilöllisyys;',
            'väkivalta, uhkailu, vainoaminen ja ihmiskauppa;',
            'toisten intiimit kuvat ilman heidän suostumustaan.',
          ],
        },
        'Häirinnässä, loukkauksissa, mainonnassa ja ei-toivotuissa kuvissa ratkaisevat vakavuus ja toistuvuus.',
      ],
    },
    steps: {
      title: 'Mitä voimme tehdä',
      text: [
        {
          list: [
            '**Poistaa sisältöä:** kuvan, tekstin tai viestin.',
            '**Varoittaa:** ja kertoa, minkä on muututtava.',
            '**Jäädyttää:** tili on näkymätön, kunnes olemme tutkineet asian. Kenellekään ei lähetetä sinä aikana ilmoituksia.',
            '**Antaa käyttökiellon:** tili päättyy, eikä uutta saa avata.',
          ],
        },
        'Valitsemme lievimmän keinon, joka auttaa, ja katsomme, mitä on tapahtunut, kuinka usein ja millaisin seurauksin. Jos joku lähettää ilmeisen perusteettomia raportteja tai valituksia, voimme varoituksen jälkeen lykätä niiden käsittelyä joksikin aikaa.',
      ],
    },
    notice: {
      title: 'Mitä saat tietää',
      text: [
        'Se, jota asia koskee, saa sähköpostin: mitä olemme tehneet, minkä tosiseikkojen ja minkä säännön perusteella, oliko syynä raportti ja miten päätökseen voi hakea muutosta. Raportoijan henkilöllisyys pysyy salassa, ja hän löytää päätöksemme [asetuksista](/settings). Vaikenemme vain silloin, kun laki kieltää kertomasta tai kun se vaarantaisi jonkun.',
      ],
    },
    credits: {
      title: 'Mitä ostoille tapahtuu',
      text: [
        'Myös käyttökiellon saaneella tilillä säilyy oikeus palauttaa käyttämättömät krediitit {refund_days} päivän kuluessa ostosta; kirjoita sitä varten meille. Kun käyttökielto on lopullinen, maksamme ostetut, käyttämättömät krediitit takaisin myös sen jälkeen, samalla tavalla kuin ne maksettiin. Jos olet kirjoittanut profiilille, jonka poistamme huijauksen vuoksi, näiden viestien krediitit viimeisten seitsemän päivän ajalta palaavat automaattisesti.',
      ],
    },
    appeal: {
      title: 'Muutoksenhaku',
      text: [
        'Voit hakea muutosta jokaiseen päätökseen kuuden kuukauden ajan, myös päätökseen olla ryhtymättä toimiin raportin johdosta: [valituslomakkeella](/complaints), ilman kirjautumista, tai osoitteessa [{email}](mailto:{email}). Kerro, mistä on kyse ja mitä meiltä jäi huomaamatta. Saat numeron. Asian tutkii uudelleen ihminen, joka ei ollut mukana ensimmäisessä päätöksessä; yleensä vastaamme 14 päivän kuluessa.',
        'Jos pysymme päätöksessämme, voit kääntyä sertifioidun tuomioistuimen ulkopuolisen riidanratkaisuelimen puoleen (digipalvelusäädöksen, DSA, 21 artikla) tai nostaa kanteen.',
      ],
    },
    contacts: {
      title: 'DSA:n mukaiset yhteyspisteet',
      text: [
        'Jäsenille ja kaikille muille (12 artikla) sekä viranomaisille (11 artikla): {company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone}). Vastaamme saksaksi ja englanniksi. Laittomasta sisällöstä voi ilmoittaa kuka tahansa, myös ilman tiliä: [ilmoituslomakkeella](/notice).',
      ],
    },
  },
  changes: { '2023-12-01': 'Ensimmäinen versio.' },
};
