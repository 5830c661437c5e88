import type { Texts } from '../texts.ts';

export const terms: Texts['terms'] = {
  title: 'Käyttöehdot',
  lead: 'Nämä ehdot ovat voimassa sinun ja yrityksen {company} välillä ja koskevat kaikkea, mitä teet sivustolla {site}.',
  short: {
    user: '**Vain {min_age} vuotta täyttäneille, vain omana itsenäsi.** Yksi ihminen, yksi tili, ei vääriä tietoja.',
    heart: '**Liittyminen, haku ja tykkääminen on ilmaista.** Krediittejä maksavat vain viestit, kuvat ja lahjat.',
    coins: '**Maksat kerran, ei kestotilausta.** Mikään ei uusiudu, eivätkä krediitit vanhene.',
    receipt: '**{refund_days} päivää aikaa harkita.** Käyttämättömät krediitit hyvitämme sinulle rahana.',
    gavel: '**Käyttökiellon syy kerrotaan aina.** Ja päätökseen voi hakea muutosta.',
    trash:
      '**Lähteminen käy kahdessa vaiheessa.** {restore_days} päivän ajan voit palata, sen jälkeen säilytämme vain sen, mitä laki vaatii.',
  },
  sections: {
    parties: {
      title: 'Kenen kanssa teet sopimuksen',
      text: [
        'Sopimuskumppanisi on {company}, {address}, rekisteri {register}, arvonlisäverotunniste {vat_numbers}. Tavoitat meidät osoitteesta [{email}](mailto:{email}) ja numerosta [{phone}](tel:{phone}).',
        'Sopimus syntyy, kun hyväksyt nämä ehdot liittymisen lopussa ja me luomme tilisi. Voit milloin tahansa lukea, tulostaa ja tallentaa ehdot täällä. Sopimuksen kieli on se kieli, jolla liityt.',
      ],
    },
    membership: {
      title: 'Kuka voi olla jäsen',
      text: [
        'Olet vähintään {min_age}-vuotias, liityt omasta puolestasi ja sinulla on vain yksi tili. Profiilisi nimi saa olla lempinimi; iän, sukupuolen ja kuvien on pidettävä paikkansa.',
        'Lähetämme sinulle linkin, jolla aktivoit tilisi. Sitä ennen kukaan ei näe sinua, ja säilytämme viestisi maksutta. Pidä salasanasi omana tietonasi ja ilmoita meille, jos joku muu käyttää tiliäsi.',
      ],
    },
    service: {
      title: 'Mitä voit odottaa sivustolta {site}',
      text: [
        '{site} on paikka, jossa aikuiset tutustuvat ja kirjoittavat toisilleen. Emme lupaa vastauksia, tapaamisia emmekä parisuhdetta.',
        {
          real: 'Emme keksi jäseniä, tykkäyksiä emmekä vierailuja. Jokaisen profiilin takana on joku, joka on itse liittynyt. Emme voi tietää, puhuuko hän totta: emme tarkista henkilöllisyystodistuksia emmekä rikostaustaa. Lue aiheesta lisää sivulta [Turvallisuus](/pages/safety).',
          declared:
            'Sivustolla {site} on kuvitteellisia profiileja. Niissä on jokaisessa kortissa, profiilissa ja keskustelussa merkintä {fictional}. Ne eivät tykkää, eivät vieraile kenenkään profiilissa, eivät aloita keskusteluja eikä niitä lasketa mihinkään mukaan; niitä ei voi tavata. Kaikki muut profiilit kuuluvat ihmisille, jotka ovat itse liittyneet. Emme tarkista henkilöllisyystodistuksia emmekä rikostaustaa. Lue aiheesta lisää sivulta [Turvallisuus](/pages/safety).',
        },
        'Kehitämme sivustoa {site} jatkuvasti, ja joskus meidän on suljettava se hetkeksi. Se ei vaikuta siihen, mistä olet maksanut. Mainoksissa on merkintä ”Mainos”, eivätkä ne ole jäseniä.',
      ],
    },
    credits: {
      title: 'Mikä on ilmaista ja mikä maksaa krediittejä',
      text: [
        'Liittyminen, haku, tykkääminen, Swipe, lukeminen ja oma profiili ovat ilmaisia. Krediittejä maksavat viestit, kuvat ja lahjat, jotka lähetät. Hinta näkyy krediitteinä ja rahana lähetyspainikkeen vieressä ja sivulla [Hinnat](/pricing).',
        'Ilman ostoa voit aloittaa kaksi keskustelua. Jokaisella ostolla saat Premiumin: rajaa ei enää ole, ja näet kaikki kuvat. Uudet tilit aloittavat ensimmäisten 48 tunnin aikana vähemmän keskusteluja eivätkä lähetä linkkejä; se suojaa kaikkia huijauksilta.',
        'Lahjaksi saadut krediitit käytetään ensin. Krediitit eivät vanhene niin kauan kuin tilisi on olemassa, eikä niitä voi siirtää toiselle. Voit asettaa asetuksissa itsellesi kuukausirajan.',
        'Maksat vain siitä, mikä menee perille: viestin krediitit palaavat automaattisesti, jos poistamme profiilin huijauksen vuoksi, jos tili poistetaan, ennen kuin viesti on luettu tai siihen on vastattu (silloin {restore_days} päivän kuluttua, koska tilin voi siihen asti palauttaa), tai jos tiliä ei aktivoida viikkoon.',
      ],
    },
    purchase: {
      title: 'Miten ostat',
      text: [
        'Valitset paketin, näet koko hinnan arvonlisäveroineen ja tilaat painikkeella ”Tilaus, johon liittyy maksuvelvoite”. Näin teet sitovan tarjouksen; hyväksymme sen antamalla krediitit käyttöösi. Sitä ennen voit muuttaa kaikkea tai keskeyttää.',
        'Kestotilausta ei ole. Tallennettua maksutapaa veloitamme vain, kun tilaat itse uudelleen. Alennuskoodi kelpaa yhteen tilaukseen.',
        'Jos pankki palauttaa maksun, otamme takaisin kyseisen oston krediitit. Jo käytetyt krediitit jäävät maksettavaksesi; kunnes asia on selvitetty, et voi ostaa mitään etkä käyttää krediittejä, et myöskään lahjaksi saatuja tai muista ostoista jääneitä.',
        {
          timed:
            'Määräaikainen Premium alkaa ostosta ja päättyy itsestään maksettujen päivien jälkeen. Mikään ei uusiudu, eikä mitään tarvitse irtisanoa. Jos haluat silti tehdä sen: [Irtisano sopimus](/cancellation).',
        },
      ],
    },
    withdrawal: {
      title: 'Peruuttaminen ja palautus',
      text: [
        'Voit peruuttaa jokaisen oston {refund_days} päivän kuluessa ja saat käyttämättömistä krediiteistä takaisin maksamasi hinnan. Ohjeet ovat sivulla [Palautukset ja hyvitykset](/pages/return-policy). Lakisääteiset oikeutesi virhetilanteissa säilyvät tästä riippumatta.',
      ],
    },
    content: {
      title: 'Tekstisi ja kuvasi',
      text: [
        'Se, mitä kirjoitat ja lisäät, on sinun. Annat meille luvan tallentaa sen sivustolle {site}, muokata sitä teknisesti ja näyttää sen niille ihmisille, joille se on tarkoitettu, mutta et mihinkään muuhun. Lupa päättyy, kun poistat sisällön.',
        'Lisää vain sellaista, mitä sinulla on oikeus näyttää. Muiden ihmisten kuviin tarvitset heidän suostumuksensa.',
      ],
    },
    conduct: {
      title: 'Säännöt ja mitä rikkomuksista seuraa',
      text: [
        'Voimassa ovat [yhteisön säännöt](/pages/rules). Kiellettyjä ovat ennen kaikkea huijaus, rahan pyytäminen, häirintä, viha, kaikki alaikäisiin liittyvä, maksullinen seksi, mainonta ja automaattinen käyttö.',
        'Ohjelma tunnistaa huijauksen piirteitä ja varoittaa viestin saajaa. Viestit, joissa on estämiämme ilmauksia, ja estämämme kuvat se hylkää ennen lähettämistä; näet sen heti, eikä se maksa mitään. Se hylkää myös liittymiset estetyiltä sähköpostin tarjoajilta ja estetyistä verkoista. Jos se on mielestäsi väärin, tee valitus [valituslomakkeella](/complaints); vastauksen kirjoittaa ihminen. Jo olemassa olevista sisällöistä ja tileistä päättävät ihmiset. Vakavuuden mukaan poistamme sisältöä, annamme varoituksen tai määräämme käyttökiellon ja kerromme sinulle syyn. Kaikki muu, myös muutoksenhaku ja se, mitä ohjelma saa piilottaa päätökseen asti, on sivulla [Käyttökiellot ja muutoksenhaku](/pages/ban).',
      ],
    },
    ending: {
      title: 'Miten sopimus päättyy',
      text: [
        'Voit lähteä milloin tahansa ilman irtisanomisaikaa: [asetuksissa](/settings) kohdassa ”Poista tili” tai viestillä meille. Profiilisi on heti näkymätön, ja {restore_days} päivän kuluttua tili on lopullisesti poistettu. Silloin maksamme sinulle takaisin ostetut krediitit, joita et ole käyttänyt, samalla tavalla kuin maksoit ne; lahjaksi saadut raukeavat tilin mukana.',
        'Me voimme irtisanoa sopimuksen 14 päivän irtisanomisajalla, ja silloin maksamme sinulle ostetut, käyttämättömät krediitit takaisin. Kummallakin osapuolella on edelleen oikeus purkaa sopimus heti painavasta syystä.',
      ],
    },
    liability: {
      title: 'Vastuu',
      text: [
        'Vastaamme rajoituksetta tahallisuudesta ja törkeästä huolimattomuudesta, hengelle, ruumiille ja terveydelle aiheutuneista vahingoista sekä silloin, kun pakottava laki sitä vaatii. Jos rikomme lievästä huolimattomuudesta velvollisuutta, jonka täyttämiseen voit luottaa, vastaamme tyypillisestä, ennakoitavasta vahingosta. Muutoin emme vastaa lievästä huolimattomuudesta.',
        'Jäsenet vastaavat itse siitä, mitä he kirjoittavat, näyttävät tai tekevät tapaamisissa.',
      ],
    },
    updates: {
      title: 'Muutokset näihin ehtoihin',
      text: [
        'Jos muutamme näitä ehtoja sinun haitaksesi, kirjoitamme sinulle vähintään 30 päivää etukäteen, mikä muuttuu ja miksi, ja pyydämme suostumustasi. Ilman sitä vanhat ehdot pysyvät voimassa; kumpikin osapuoli voi silloin irtisanoa sopimuksen. Pelkät täsmennykset ja parannukset ovat voimassa heti, kun ne on julkaistu täällä.',
      ],
    },
    law: {
      title: 'Sovellettava laki ja riidat',
      text: [
        'Sopimukseen sovelletaan sen maan lakia, jossa on yrityksen {company} kotipaikka. Säilytät asuinpaikkasi pakottavan lain antaman suojan, ja voit nostaa kanteen myös siellä.',
        'Kirjoita ensin meille: [valituslomakkeella](/complaints) saat numeron ja vastauksen ihmiseltä. Emme osallistu menettelyyn kuluttajariitojen vaihtoehtoisessa riidanratkaisuelimessä. Jos jokin näiden ehtojen osa on pätemätön, muut osat pysyvät voimassa.',
      ],
    },
  },
  changes: {
    '2026-11-27': 'Uutta: ohjelma hylkää sen, minkä olemme estäneet etukäteen, ja mihin siitä voi valittaa.',
    '2023-12-01': 'Ensimmäinen versio.',
  },
};
