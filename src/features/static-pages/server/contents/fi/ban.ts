import type { Texts } from '../texts.ts';

export const ban: Texts['ban'] = {
  title: 'Käyttökiellot ja muutoksenhaku',
  lead: 'Milloin puutumme asioihin sivustolla {site}, mitä silloin kerromme sinulle ja miten haet muutosta.',
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
            '**Rajoittaa tai piilottaa:** jonkin aikaa ei uusia keskusteluja, kuvia tai viestejä, tai profiili ei näy.',
            '**Sulkea määräajaksi:** tili on näkymätön ilmoittamaamme päivään asti, eikä siitä lähde sinä aikana ilmoituksia.',
            '**Antaa käyttökiellon:** tili päättyy, eikä uutta saa avata.',
          ],
        },
        'Valitsemme lievimmän keinon, joka auttaa, ja katsomme, mitä on tapahtunut, kuinka usein ja millaisin seurauksin. Raportoija saa tuloksen jokaisesta raportista, jonka tutkimme. Jos tulos on 30 päivän aikana toista kertaa, ettemme löytäneet rikkomusta, sen mukana tulee varoitus. Jos varoituksen jälkeen tulee vielä yksi sellainen raportti näiden 30 päivän aikana, lykkäämme tämän jäsenen seuraavia raportteja 30 päivää: säilytämme ne ja luemme ne, jos samasta henkilöstä on jo avoin tapaus, mutta yksinään ne eivät käynnistä tutkintaa. Raportit mahdollisesti alaikäisistä ja seksuaalisesta sisällöstä tutkimme aina. [Ilmoituslomake](/notice) on aina käytettävissä.',
        'Siitä, mikä jo näkyy, ohjelma saa piilottaa vain kuvan, josta on raportoitu intiimikuvana, tai profiilin, joka ehkä kuuluu alle 18-vuotiaalle. Se tapahtuu heti ja vain siihen asti, kun ihminen on tutkinut asian. Myös siitä kerromme sinulle, ja myös siihen voit hakea muutosta. Lisäksi ohjelma hylkää sen, minkä olemme estäneet etukäteen: viestit, joissa on tiettyjä ilmauksia, tietyt kuvat sekä liittymiset tietyiltä sähköpostin tarjoajilta tai tietyistä verkoista. Näet sen heti, eikä se maksa mitään. Jos se on mielestäsi väärin, tee valitus [valituslomakkeella](/complaints); vastauksen kirjoittaa ihminen.',
      ],
    },
    notice: {
      title: 'Mitä saat tietää',
      text: [
        'Se, jota asia koskee, saa sähköpostin ja oman sivun: mitä olemme tehneet, minkä tosiseikkojen ja minkä säännön perusteella, oliko syynä raportti ja miten päätökseen voi hakea muutosta. Raportoijan henkilöllisyys pysyy salassa, ja hän saa tuloksen sähköpostitse ja löytää sen [asetuksista](/settings). Vaikenemme vain silloin, kun laki kieltää kertomasta tai kun se vaarantaisi jonkun.',
        'Jos henkilökuntamme lukee viestejä keskusteluistasi tutkiakseen asiaa, [asetuksista](/settings) näet, milloin, montako ja miksi.',
      ],
    },
    credits: {
      title: 'Mitä ostoille tapahtuu',
      text: [
        'Myös käyttökiellon jälkeen sinulla on oikeus palauttaa käyttämättömät krediitit {refund_days} päivän kuluessa ostosta; kirjoita sitä varten meille. Pysyvässä käyttökiellossa jäädytämme ostetut, käyttämättömät krediitit ja maksamme ne takaisin 14 päivän kuluttua tai heti, kun muutoksenhausta on päätetty, samalla tavalla kuin ne maksettiin. Jos muutoksenhaku hyväksytään, ne palautuvat. Jokaista, joka on saanut viestejä huijauksen vuoksi kielletystä profiilista, varoitetaan tunnin kuluessa. Kaikki siihen profiiliin käytetyt krediitit palaavat automaattisesti, milloin tahansa ne käytettiinkin.',
      ],
    },
    appeal: {
      title: 'Muutoksenhaku',
      text: [
        'Voit hakea muutosta jokaiseen päätökseen kuuden kuukauden ajan, myös päätökseen olla ryhtymättä toimiin raportin johdosta: päätöksen sivulla, jolle sähköpostimme johtaa. Se onnistuu ilman kirjautumista, ja käyttökiellon jälkeen myös kirjautumalla oikealla salasanalla. Tavoitat meidät myös [valituslomakkeella](/complaints) tai osoitteessa [{email}](mailto:{email}). Kerro, mitä meiltä jäi huomaamatta. Asian tutkii uudelleen ihminen, joka ei ollut mukana ensimmäisessä päätöksessä, ja vastaa sinulle kirjallisesti 72 tunnin kuluessa. Se ei maksa mitään.',
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
  changes: {
    '2026-11-27': 'Uutta: mitä raporteille tapahtuu, kun useampi on ollut perusteeton, ja mitä ohjelma hylkää.',
    '2023-12-01': 'Ensimmäinen versio.',
  },
};
