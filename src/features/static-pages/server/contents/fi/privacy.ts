import type { Texts } from '../texts.ts';

export const privacy: Texts['privacy'] = {
  title: 'Tietosuojaseloste',
  lead: 'Mitä {site} tallentaa sinusta, mihin, kuinka pitkäksi aikaa ja kuka sen näkee.',
  short: {
    'map-pin': '**Sijaintisi pysyy likimääräisenä.** Tallennamme noin kahden kilometrin ruudun, emme koskaan osoitetta.',
    hand: '**Ei ulkopuolisia taustalla.** Ei mainosverkostoja, ei analytiikkapalveluja, ei muiden yritysten tiedostoja.',
    'eye-slash': '**Intiimit asiat kysymme erikseen.** Seksuaalisuus, uskonto ja intiimit mieltymykset näkyvät vain erillisellä luvallasi.',
    'download-simple': '**Kaikki mukaan.** Yksi tiedosto, jossa on kaikki, mitä meillä on sinusta, asetuksissa.',
    trash:
      '**Poistettu on poistettu.** Heti näkymättömissä, {restore_days} päivän kuluttua poissa. Vain kirjanpitotositteet on säilytettävä.',
  },
  sections: {
    controller: {
      title: 'Kuka on rekisterinpitäjä',
      text: [
        'Rekisterinpitäjä on {company}, {address}. Tietosuojaa koskeviin kysymyksiin vastaa ihminen osoitteessa [{email}](mailto:{email}); kirjoita otsikoksi ”Tietosuoja”, niin viesti tavoittaa asiasta vastaavan henkilön.',
      ],
    },
    data: {
      title: 'Mitä tallennamme ja mihin',
      text: [
        'Kerromme jokaisesta tiedosta käyttötarkoituksen, yleisen tietosuoja-asetuksen (GDPR) mukaisen käsittelyperusteen ja säilytysajan.',
        {
          table: {
            head: ['Tieto', 'Tarkoitus', 'Peruste', 'Säilytysaika'],
            rows: [
              [
                'Sähköposti, salasana',
                'Sisäänkirjautuminen ja viestit sinulle. Salasana vain tiivisteenä (argon2id).',
                'sopimus',
                'poistamiseen asti',
              ],
              [
                'Syntymäaika',
                'Sen tarkistaminen, että olet täyttänyt {min_age} vuotta. Muut näkevät vain iän.',
                'sopimus, laki',
                'poistamiseen asti',
              ],
              ['Nimi, sukupuoli, profiili, kuvat', 'Jotta muut löytävät sinut ja voivat kirjoittaa.', 'sopimus', 'poistamiseen asti'],
              [
                'Seksuaalisuus, uskonto, intiimit mieltymykset',
                'Vain näyttämiseen ja hakuun, jos annat suostumuksesi.',
                'suostumuksesi (9 artikla)',
                'suostumuksen peruuttamiseen tai poistamiseen asti',
              ],
              ['Sijainti', 'Etäisyyksien näyttäminen portaittain.', 'sopimus', 'vain viimeisin ruutu'],
              [
                'Tykkäykset, viestit, kuvat, lahjat',
                'Niiden toimittaminen ja näyttäminen sinulle uudelleen.',
                'sopimus',
                'kunnes sinä tai toinen poistaa tilin',
              ],
              [
                'Ostot ja krediitit',
                'Laskutus, hyvitykset, huijausten tunnistaminen.',
                'sopimus, laki',
                'tositteet enintään 10 vuotta, poistamisen jälkeen ilman nimeäsi',
              ],
              [
                'Suoraveloitus: nimi, IBAN, osoite, valtakirja',
                'Veloittaminen ja hyvittäminen pankkimme kautta, vastaukset pankin kysymyksiin. Salattuna.',
                'sopimus, laki',
                'poistamiseen asti, vähintään 14 kuukautta veloituksesta; pankin tiedostot 30 päivää',
              ],
              [
                'Matkapuhelinnumero tekstiviestikoodia varten',
                'Suoraveloituksen vahvistaminen, väärinkäytön estäminen. Koodin jälkeen vain tiivisteenä, verkkosi aina.',
                'sopimus, turvallisuus',
                'numero ja verkko enintään 1 päivä, numeron tiiviste 14 kuukautta',
              ],
              [
                'Kirjautuneet laitteet',
                'Jotta näet, missä olet kirjautuneena. Selain ja ajat, ei IP-osoitetta.',
                'turvallisuus',
                '30 päivää viimeisestä kirjautumisesta',
              ],
              [
                'Epäonnistuneet kirjautumiset',
                'Ulkopuolisten pitäminen loitolla. Verkko ja osoite vain tiivisteenä.',
                'turvallisuus',
                '2 päivää',
              ],
              [
                'Kirjautumiset ja muut turvallisuustapahtumat: aika, tyyppi, verkko, osoitteen tiiviste',
                'Hyökkäysten ja väärinkäytösten havaitseminen ja selvittäminen.',
                'turvallisuus',
                'verkko enintään 7 päivää, muut 180 päivää; tilin poistamisen jälkeen ilman yhteyttä sinuun',
              ],
              [
                'Liittymisten määrä',
                'Tilejä massoittain luovien bottien hidastaminen. Verkko vain tiivisteenä.',
                'turvallisuus',
                '2 tuntia',
              ],
              ['Suostumukset', 'Sen osoittaminen, milloin hyväksyit minkäkin tekstin.', 'laki', 'poistamiseen asti'],
              ['Mainos, jonka kautta tulit', 'Sen laskeminen, mikä mainos toimii.', 'suostumuksesi', '30 päivää'],
              ['Ilmoitukset', 'Jotta et saa mitään kahdesti.', 'sopimus', '90 päivää'],
              [
                'Raportit ja valitukset',
                'Niiden tutkiminen, ratkaiseminen ja niihin vastaaminen.',
                'laki, turvallisuus',
                'valitukset tilin poistamiseen asti; raportit säilyvät, silloin ilman nimeäsi. Ilman tiliä lähetetyt lomakkeet, kunnes poistamme ne pyynnöstäsi. Verkko 1 päivä',
              ],
              [
                'Tapauksen todisteet: kopiot profiilista ja kuvista, raportoitu viesti ja kolme sitä ennen ja sen jälkeen',
                'Sen näkeminen, mitä raportoitiin, myös muutoksenhaussa.',
                'laki, turvallisuus',
                'enintään 1 kuukausi siitä, kun 6 kuukauden muutoksenhakuaika päättyy, viimeinen muutoksenhaku on ratkaistu tai tapaus päättyy ilman päätöstä, vaikka tili poistettaisiin aiemmin; sen jälkeen vain raportoidun kuvan tiiviste',
              ],
              [
                'Päätökset sisällöistä ja tileistä',
                'Niiden toimeenpano ja perusteleminen sekä vastuu niistä.',
                'laki',
                'pysyvästi; tilin poistamisen jälkeen ilman yhteyttä sinuun, ilman tosiseikkoja ja omia sanojamme',
              ],
              [
                'Tapauksen kulku: henkilökuntamme toimet, muistiinpanot ja vastaukset',
                'Sen osoittaminen, mitä on tehty.',
                'laki, turvallisuus',
                'pysyvästi; tilin poistamisen jälkeen ilman yhteyttä sinuun',
              ],
              [
                'Muutoksenhaut',
                'Jotta toinen henkilö tutkii asian ja vastaa sinulle.',
                'laki',
                'tilin poistamiseen asti; jos olit raportoija, sanasi jäävät tapaukseen ilman nimeäsi',
              ],
              [
                'Milloin henkilökuntamme lukee viestejä',
                'Sen osoittaminen, kuka on avannut mitä ja miksi. Asetuksista näet, milloin, montako ja miksi: heti tai, jos sinusta on raportoitu, kun tapaus on ratkaistu. Jos laki edellyttää vaitioloa viranomaisen tutkinnan ajan, näet tiedot vasta sen jälkeen.',
                'laki, turvallisuus',
                'luettelosi tilin poistamiseen asti; henkilökunnan loki, jossa on tapauksen numero, pysyvästi',
              ],
              [
                'Milloin henkilökuntamme katsoo peitettyjä tietoja: sähköpostiosoite, syntymäaika, pankkitili',
                'Sen osoittaminen, kuka on nähnyt ne ja miksi. Asetuksista näet, milloin, mitä ja miksi. Jos laki edellyttää vaitioloa viranomaisen tutkinnan ajan, näet tiedot vasta sen jälkeen.',
                'laki, turvallisuus',
                'luettelosi tilin poistamiseen asti; henkilökunnan loki pysyvästi',
              ],
              [
                'Henkilökuntamme sähköpostit sinulle; tieto siitä, ettei sähköposti tullut perille',
                'Sinun auttamisesi.',
                'sopimus',
                'sähköpostit tilin poistamiseen asti; perille tulematta jääneet 90 päivää',
              ],
              [
                'Hylätyt kuvat, poistamamme viestit',
                'Jotta ne voi näyttää taas muutoksenhaun jälkeen. Muut jäsenet eivät näe niitä.',
                'laki, turvallisuus',
                'tilin poistamiseen asti, viestit kunnes toinen tileistä poistetaan',
              ],
              [
                'Kuvien, kortin ja IBANin tiivisteet huijauksen vuoksi annetun käyttökiellon jälkeen',
                'Sen estäminen, että niitä käytetään uudelleen.',
                'turvallisuus',
                'kunnes kumoamme käyttökiellon, myös tilin poistamisen jälkeen',
              ],
              [
                'Vertailu etukäteen estettyihin sähköpostin tarjoajiin, verkkoihin, ilmauksiin ja kuviin',
                'Huijausten ja mainonnan pysäyttäminen. Laskemme vain osumat; jos henkilökuntamme on tarkoitus katsoa asiaa, siitä syntyy tapaus.',
                'turvallisuus',
                'hylättyä emme tallenna; tapaus kuten yllä',
              ],
            ],
          },
        },
      ],
    },
    sensitive: {
      title: 'Seksuaalisuus, uskonto ja intiimit mieltymykset',
      text: [
        'GDPR:n 9 artikla suojaa näitä tietoja erityisesti. Siksi kysymme ne erikseen, ruutua ei ole koskaan valittu valmiiksi, ja [asetuksista](/settings) näet, milloin hyväksyit minkäkin tekstin. Jos peruutat suostumuksesi, kukaan ei siitä hetkestä lähtien enää näe tietoa. Se, ketä etsit, voi kertoa seksuaalisuudestasi; käytämme sitä vain näyttääksemme sinulle sopivia ihmisiä.',
      ],
    },
    place: {
      title: 'Sijaintisi',
      text: [
        'Muunnamme sijaintisi noin kahden kilometrin ruuduksi ja tallennamme vain tämän ruudun. Etäisyydet lasketaan ruudun keskeltä toisen ruudun keskelle, ja ne näytetään portaittain, esimerkiksi ”alle 5\u00a0km”. Muut eivät voi erottaa sinua muista samassa ruudussa olevista.',
      ],
    },
    readers: {
      title: 'Kuka näkee mitä',
      text: [
        'Profiilisi näkevät sivuston {site} jäsenet. Ne, joilla ei ole tiliä, näkevät siitä enintään osan, ja vain jos otat käyttöön asetuksen ”Näytä minut vierailijoille”. Päätät asetuksissa, näkyykö, että olet paikalla, ja näytkö haussa. Yksikään jäsen ei näe sähköpostiosoitettasi, syntymäaikaasi eikä sitä, kenet olet estänyt.',
        'Tallennamme jokaisen kuvan uudelleen; kuvauspaikka ja kameran tiedot jäävät pois. Poistettu kuva on kymmenen minuutin kuluttua poissa myös meiltä, paitsi kopio, joka on tapauksen todiste. Kielletyt kuvat tunnistamme tiivisteestä.',
        'Viestisi ovat sinulle ja sille, jonka kanssa kirjoittelet. Ohjelma varoittaa häntä huijauksen piirteistä eikä säilytä niistä mitään. Toinen ohjelma hylkää viestit, joissa on estettyjä ilmauksia, tai antaa sellaisen viestin moderoinnin katsottavaksi. Jos jotain raportoidaan, moderointi näkee kopion raportoidusta profiilista, kuvasta tai viestistä sekä kolme viestiä sitä ennen ja sen jälkeen. Muita viestejä se avaa vain, jos siihen on syy; asetuksistasi näet, milloin, montako ja miksi.',
      ],
    },
    recipients: {
      title: 'Kuka muu saa tietoja',
      text: [
        'Vain ne, jotka auttavat meitä ylläpitämään sivustoa {site}, vain välttämättömän ja sopimuksen perusteella:',
        {
          list: [
            '**Maksupalvelu**, jonka näet kassalla. Kortin tiedot annat sille; me saamme tietää summan, ajan, tuloksen ja, jos niin haluat, tunnisteen seuraavaa ostoa varten.',
            'Palvelut, jotka välittävät **sähköpostimme ja tekstiviestimme**, ja palvelinkeskus, jossa palvelimemme ovat.',
            '**Selaimesi push-palvelu**, jos kytket ilmoitukset päälle. Sisältö on salattu.',
            '**Kartta- ja GIF-palvelulta** kysymme omalta palvelimeltamme: ne saavat kahden kilometrin ruudun tai hakusanan, eivät koskaan IP-osoitettasi.',
            '**Viranomaiset**, jos laki velvoittaa meidät siihen.',
          ],
        },
        'Emme myy tietoja, eivätkä mainostajat saa sinusta mitään tietoja. Jos palvelu sijaitsee EU:n ulkopuolella, perusteena on Euroopan komission päätös tai sopimus, jossa on sen vakiolausekkeet.',
      ],
    },
    automatic: {
      title: 'Mistä ohjelmat päättävät',
      text: [
        'Järjestämme ehdotukset sen mukaan, mitä te molemmat etsitte, sekä etäisyyden, aktiivisuuden ja yhteisten kiinnostuksen kohteiden mukaan. Uusien tilien ja maksujen rajat toimivat automaattisesti ja päättyvät itsestään. Ohjelma hylkää viestit, joissa on estettyjä ilmauksia, estetyt kuvat sekä liittymiset estetyiltä sähköpostin tarjoajilta tai estetyistä verkoista. Jos se on mielestäsi väärin, tee valitus [valituslomakkeella](/complaints); vastauksen kirjoittaa ihminen. Mitä ohjelma saa piilottaa heti raportin jälkeen, kerrotaan sivulla [Käyttökiellot ja muutoksenhaku](/pages/ban). Käyttökielloista päättävät ihmiset.',
      ],
    },
    deletion: {
      title: 'Mitä poistamisessa tapahtuu',
      text: [
        'Katoat heti hausta, tykkäyksistä ja keskusteluista. {restore_days} päivän ajan voit kirjautua sisään ja palata. Sen jälkeen poistamme tilin, profiilin, kuvat, tykkäykset ja viestit, myös muilta. Jäljelle jää se, mitä verolaki vaatii ostoista, ilman nimeäsi, suoraveloituksen valtakirja ja sen matkapuhelinnumeron tiiviste 14 kuukautta veloituksesta sekä se, mitä raporteista, päätöksistä ja käyttökielloista yllä olevan taulukon mukaan säilyy. Jos viranomainen vaatii tilin säilyttämistä, poistamme sen ja sitä koskevat todisteet vasta, kun vaatimus päättyy. Varmuuskopiot poistamme {backup_days} päivän kuluttua, uusimman kuitenkin vasta, kun seuraava on tehty; siihen asti ne sisältävät vielä nämä tiedot.',
      ],
    },
    rights: {
      title: 'Oikeutesi',
      text: [
        'Sinulla on oikeus saada pääsy tietoihisi, oikaista ja poistaa ne, rajoittaa niiden käsittelyä ja siirtää ne, ja voit vastustaa kaikkea käsittelyä, joka perustuu turvallisuutta koskevaan etuumme. Suostumukset voit peruuttaa milloin tahansa tulevaisuuden osalta.',
        'Useimpiin näistä on painike [asetuksissa](/settings): muuta tietoja, peruuta suostumus, pyydä tiedosto, jossa ovat kaikki tietosi (seitsemän päivää aikaa ladata), poista tili. Kaikkeen muuhun riittää vapaamuotoinen viesti; vastaamme kuukauden kuluessa. Voit myös tehdä valituksen maasi tietosuojaviranomaiselle.',
      ],
    },
  },
  changes: {
    '2026-11-27':
      'Uutta: todisteet, päätökset, muutoksenhaku, mitä henkilökuntamme näkee ja milloin saat tutkinnan vuoksi tietää siitä vasta myöhemmin, hylätyt kuvat, mitä estämme etukäteen ja mitä tallennamme kirjautumisista ja muista turvallisuustapahtumista. Todisteet säilyvät pidempään kuin tässä aiemmin luki.',
    '2026-11-26': 'Uutta: mitä tallennamme suoraveloituksesta ja kuinka pitkäksi aikaa.',
    '2023-12-01': 'Ensimmäinen versio.',
  },
};
