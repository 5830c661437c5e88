import type { Messages } from './de.ts';

export const messages = {
  greeting: 'Hei {name}!',
  hello: 'Hei!',
  link_hours: 'Linkki on voimassa {hours, plural, one {# tunnin} other {# tuntia}}, ja sitä voi käyttää vain kerran.',
  activation: {
    subject: 'Vahvista sähköpostiosoitteesi palvelussa {site}',
    body: 'Mukavaa, että olet täällä. Enää yksi klikkaus: vahvista sähköpostiosoitteesi, niin profiilisi tulee näkyviin ja muut voivat vastata sinulle.',
    button: 'Vahvista sähköpostiosoite',
    ignore: 'Etkö luonut tiliä? Voit poistaa tämän viestin: jos et klikkaa, profiili ei tule näkyviin.',
  },
  activation_reminder: {
    subject: 'Profiilisi ei vielä näy palvelussa {site}',
    body: 'Loit tilin, mutta et ole vielä vahvistanut sähköpostiosoitettasi. Siihen asti kukaan ei näe profiiliasi eikä voi vastata sinulle. Yksi klikkaus riittää.',
    button: 'Vahvista sähköpostiosoite',
    ignore: 'Etkö luonut tiliä, tai muutitko mielesi? Sinun ei tarvitse tehdä mitään: jos et klikkaa, profiili ei tule näkyviin.',
  },
  known_address: {
    subject: 'Sinulla on jo tili palvelussa {site}',
    body: 'Joku antoi meille äsken tämän sähköpostiosoitteen luodakseen uuden tilin tai vaihtaakseen tilin osoitteen. Ehkä se olit sinä: sinulla on jo tili tällä osoitteella, joten voit kirjautua sisään.',
    button: 'Kirjaudu sisään',
    ignore: 'Etkö se ollut sinä? Sinun ei tarvitse tehdä mitään. Tilisi on ennallaan, eikä kukaan ole päässyt sisään.',
  },
  deleted_address: {
    subject: 'Poistettu tilisi palvelussa {site}',
    body: 'Joku antoi meille äsken tämän sähköpostiosoitteen. Siihen liittyy tili, joka on poistettu mutta jonka voit vielä palauttaa {until} asti: kirjaudu sisään entisellä salasanallasi. Jos haluat mieluummin aloittaa kokonaan alusta, kirjoita asiakaspalveluumme.',
    button: 'Kirjaudu sisään',
    ignore: 'Etkö se ollut sinä? Sinun ei tarvitse tehdä mitään. Tili pysyy poistettuna, eikä kukaan ole päässyt sisään.',
  },
  password_reset: {
    subject: 'Uusi salasana palveluun {site}',
    body: 'Haluatko asettaa uuden salasanan? Se onnistuu tästä. Sen jälkeen sinut kirjataan ulos kaikilta laitteilta, ja kirjaudut sisään uudella salasanalla.',
    button: 'Aseta uusi salasana',
    ignore: 'Etkö pyytänyt tätä? Voit poistaa tämän viestin: jos et klikkaa, salasanasi pysyy ennallaan.',
  },
  staff_invited: {
    subject: 'Liity palvelun {site} tiimiin',
    body: 'Sinut on kutsuttu palvelun {site} tiimiin. Avaa linkki, kirjoita nimesi ja ota käyttöön pääsyavain tai salasana ja koodisovellus.',
    button: 'Hyväksy kutsu',
    ignore: 'Etkö tiedä, mistä on kyse? Voit poistaa tämän viestin: ilman sinua pääsyä ei synny.',
  },
  staff_access: {
    subject: 'Pääsy palvelun {site} tiimiin: {person}',
    body: '{what, select, reset {Henkilön {person} avaimet on poistettu, koska kaksi tiimin jäsentä vahvisti sen.} reset_by_command {Henkilön {person} avaimet on poistettu palvelimella annetulla komennolla.} other {{person} on kutsuttu tiimiin omistajan oikeuksin palvelimella annetulla komennolla.}} Se näkyy lokissa.',
    button: 'Siirry tiimiin',
    ignore: 'Etkö tiedä, mistä on kyse? Puhu heti muiden kanssa ja poista pääsy.',
  },
  staff_request_ended: {
    subject: 'Pyyntösi {id} palvelussa {site}',
    body: '{how, select, lapsed {Pyyntösi {id} on rauennut: kukaan ei vastannut vuorokauden kuluessa.} other {Pyyntösi {id} hylättiin.}} Mitään ei ole tehty.',
    button: 'Katso pyyntö',
  },
  staff_log_head: {
    subject: 'Palvelun {site} lokin loppu, nro {n}',
    body: 'Näin loki päättyy tänä yönä: nro {n}, tiiviste {hash}, allekirjoitus {signature}. Säilytä tämä viesti. Jos siitä myöhemmin puuttuu jotain, se näkyy tästä.',
    button: 'Siirry lokiin',
  },
  staff_log_broken: {
    subject: 'Palvelun {site} lokia on muutettu',
    body: 'Lokin tarkistus löysi katkoksen kohdasta {n}: joku on muuttanut jotain suoraan tietokannassa. Kaikki toimii edelleen. Jätä tietokanta ennalleen, kunnes tiedätte, mitä tapahtui.',
    button: 'Siirry lokiin',
  },
  books_open: {
    subject: 'Palvelun {site} kirjanpito tarvitsee sinua',
    body: '{n, plural, =0 {Avoimia eroja ei ole} one {Kirjanpidon ja pankin välillä on yksi avoin ero} other {Kirjanpidon ja pankin välillä on # avointa eroa}}{wrong, plural, =0 {} one {, ja yksi yhtälö ei täsmää} other {, ja # yhtälöä ei täsmää}}. Muistutamme kerran päivässä, kunnes kaikki on suljettu.',
    button: 'Avaa kirjanpito',
  },
  password_changed: {
    subject: 'Salasanasi palveluun {site} on vaihdettu',
    body: 'Tilisi salasana vaihdettiin juuri, {ended, select, all {ja sinut on kirjattu ulos kaikilta laitteilta} other {ja muut laitteesi on kirjattu ulos}}. Jos se olit sinä, sinun ei tarvitse tehdä mitään muuta.',
    button: 'Se en ollut minä',
    ignore: 'Etkö se ollut sinä? Aseta heti uusi salasana painikkeesta ja kirjoita meille.',
  },
  factor_changed: {
    subject: 'Kirjautumistasi on muutettu: {site}',
    body: '{what, select, passkey_added {Tililläsi on uusi pääsyavain.} passkey_removed {Tililtäsi on poistettu pääsyavain.} authenticator_on {Pyydämme nyt koodin salasanan jälkeen.} authenticator_off {Emme enää pyydä koodia salasanan jälkeen.} other {Tililläsi on uudet palautuskoodit, eivätkä vanhat enää käy.}} Jos se olit sinä, muuta ei tarvita.',
    button: 'Katso asetukset',
    ignore: 'Etkö se ollut sinä? Vaihda salasanasi heti ja kirjoita meille.',
  },
  mail_change: {
    subject: 'Vahvista uusi sähköpostiosoitteesi: {site}',
    body: 'Enää yksi klikkaus, niin tämä sähköpostiosoite kuuluu tiliisi. Sen jälkeen kirjaudut sisään sillä ja saat viestimme tänne.',
    button: 'Vahvista uusi osoite',
    ignore: 'Etkö halunnut muuttaa mitään? Voit poistaa tämän viestin: jos et klikkaa, kaikki pysyy ennallaan.',
  },
  mail_changed: {
    subject: 'Sähköpostiosoitteesi on vaihdettu: {site}',
    body: 'Tilisi osoite on nyt {email}. Tähän osoitteeseen emme enää lähetä sinulle viestejä.',
    button: 'Se en ollut minä',
    ignore: 'Etkö se ollut sinä? Kirjoita meille heti painikkeesta, jotta voimme suojata tilisi.',
  },
  site_closes: {
    subject: '{site} suljetaan {until}',
    body: '{site} suljetaan {until}. Siihen asti voit jatkaa keskustelujasi, ladata tietosi ja poistaa tilisi. Liittyminen ja ostaminen eivät enää onnistu. Tiliäsi ei siirretä millekään muulle sivustolle.',
    button: 'Ota tietoni mukaan',
    money:
      'Silloin jäljellä olevat ostetut krediitit maksamme takaisin samaa reittiä, jota maksoit. Sinun ei tarvitse tehdä mitään. Säilytämme laskusi niin kauan kuin laki vaatii.',
  },
  deletion: {
    subject: 'Tilisi palvelussa {site} on poistettu',
    body: 'Tästä lähtien kukaan ei näe profiiliasi. Voit muuttaa mielesi {until} asti: kirjaudu vain sisään, niin kaikki on taas tallella. Sen jälkeen poistamme tietosi lopullisesti; vain laskutustiedot meidän on säilytettävä pidempään.',
    button: 'Palauta tili',
    ignore: 'Etkö se ollut sinä? Palauta tilisi ja vaihda salasanasi heti.',
  },
  restored: {
    subject: 'Tervetuloa takaisin palveluun {site}',
    body: 'Tilisi on taas käytössä, ja kaikki on niin kuin lähtiessäsi.',
    button: 'Katsele ympärillesi',
    ignore: 'Etkö se ollut sinä? Vaihda salasanasi heti ja kirjoita meille.',
  },
  data_export: {
    subject: 'Tietosi palvelusta {site} ovat valmiina',
    body: 'Pyysit tietojasi. Tässä ne ovat yhdessä ZIP-tiedostossa: kaikki, mitä olemme sinusta tallentaneet, kuvasi mukaan lukien.',
    button: 'Lataa tiedot',
    expiry: 'Tiedosto on ladattavissa {until} asti ja vain sinulle: sitä varten sinun on oltava kirjautuneena sisään.',
    ignore: 'Etkö pyytänyt mitään? Vaihda salasanasi heti ja kirjoita meille.',
  },
  complaint: {
    subject: 'Valituksesi {number} on saapunut',
    body: 'Kiitos, että kirjoitit meille. Valituksesi numero on {number}. Perehdymme siihen ja vastaamme sinulle tähän osoitteeseen.',
    button: 'Siirry palveluun {site}',
    ignore: 'Etkö kirjoittanut meille? Voit poistaa tämän viestin.',
  },
  notice: {
    subject: 'Ilmoituksesi {number} on perillä',
    body: 'Kiitos ilmoituksestasi. Sen numero on {number}. Tutkimme sen ja päätämme viimeistään {until}. Lähetämme päätöksen ja perustelut tähän osoitteeseen.',
    button: 'Siirry palveluun {site}',
    ignore: 'Etkö ilmoittanut mitään? Voit poistaa tämän viestin.',
  },
  notice_arrived: {
    subject: 'Ilmoitus {number}: päätettävä viimeistään {until}',
    body: 'Palveluun {site} on tullut DSA:n 16 artiklan mukainen ilmoitus. Sen numero on {number}, ja se on päätettävä viimeistään {until}. Sisältö ja todisteet ovat tietokannassa.',
    button: 'Siirry palveluun {site}',
  },
  notice_due: {
    subject: 'Määräaika lähestyy: ilmoitus {number}, viimeistään {until}',
    body: 'Ilmoituksen {number} määräaika palvelussa {site} päättyy pian: se on päätettävä viimeistään {until}. Jos se on jo päätetty, mitään ei tarvitse tehdä.',
    button: 'Siirry palveluun {site}',
  },
  decision: {
    subject: 'Päätöksemme {number}',
    body: 'Olemme tehneet tiliäsi koskevan päätöksen palvelussa {site}. Alla ja päätöksen sivulla kerrotaan, mikä on voimassa, miksi ja miten voit hakea muutosta.',
    button: 'Näytä päätös',
  },
  appeal_received: {
    subject: 'Muutoksenhakusi on saapunut: päätös {number}',
    body: 'Olemme saaneet muutoksenhakusi päätökseen {number}. Toinen ihminen lukee kaiken uudelleen ja vastaa sinulle kirjallisesti viimeistään {until}.',
    button: 'Näytä tilanne',
  },
  appeal_decided: {
    subject: 'Vastaus muutoksenhakuusi: päätös {number}',
    body: 'Olemme käsitelleet muutoksenhakusi päätökseen {number}. {outcome, select, restore {Olit oikeassa: olemme kumonneet sen.} other {Päätös pysyy voimassa.}} Koko vastaus on alla.',
    button: 'Näytä vastaus',
  },
  report_decided: {
    subject: 'Raporttisi {number}: päätöksemme',
    body: 'Kiitos raportistasi {number}. {outcome, select, acted {Olemme tutkineet sen ja toimineet. Toimemme koskevat toista ihmistä, joten emme kerro niistä tarkemmin.} other {Olemme tutkineet sen emmekä löytäneet mitään, mikä rikkoisi sääntöjämme tai lakia. Jos olet eri mieltä, voit hakea muutosta {until} asti.}} Päätöksen on tehnyt ihminen.',
    button: 'Näytä päätös',
  },
  report_reviewed: {
    subject: 'Raporttisi {number}: tutkittu uudelleen',
    body: 'Toimimme raporttisi {number} jälkeen. Päätökseen haettiin muutosta, ja joku toinen tutki kaiken uudelleen: sääntöjä ei ollut rikottu, joten ensimmäinen päätöksemme ei ole enää voimassa. Et tehnyt mitään väärää. Jos jotain uutta tapahtuu, raportoi siitä taas.',
    button: 'Näytä päätös',
  },
  fraud_warning: {
    subject: 'Ole varovainen: yksi profiili oli huijaus',
    body: 'Olemme poistaneet profiilin ”{from}” huijauksen vuoksi. Olit saanut sieltä viestejä. {credits, plural, =0 {Se ei maksanut sinulle yhtään krediittiä.} one {Siihen käyttämäsi krediitti on palautettu sinulle.} other {Siihen käyttämäsi # krediittiä on palautettu sinulle.}} Et ole tehnyt mitään väärää.',
    button: 'Näytä keskustelut',
    todo: 'Älä lähetä rahaa, koodeja tai henkilöpapereita, älä muutakaan kautta. Jos olet jo maksanut jotain, soita heti pankkiisi ja ota yhteys poliisiin. Säilytä viestit.',
    help: 'Täältä löydät apua: {help}',
  },
  case_answer: {
    subject: 'Vastaus: {number}',
    body: 'Tässä on vastauksemme asiaan {number}:',
    button: 'Siirry palveluun {site}',
    again: 'Onko sinulla vielä kysyttävää? Kirjoita meille ja mainitse numero {number}.',
  },
  staff_message: {
    subject: 'Viesti palvelusta {site}',
    body: 'Kirjoitamme sinulle tilistäsi:',
    button: 'Siirry palveluun {site}',
    ignore: 'Haluatko vastata? Kirjoita asiakaspalveluumme. Emme koskaan kysy salasanaasi.',
  },
  mail_corrected: {
    subject: 'Uusi sähköpostiosoitteesi: {site}',
    body: 'Olemme korjanneet tilisi osoitteen, kuten pyysit. Tästä lähtien kirjaudut tällä osoitteella. Salasanasi pysyy samana.',
    button: 'Kirjaudu',
    ignore: 'Eikö sinulla ole tiliä täällä? Kirjoita asiakaspalveluumme.',
  },
  cases_urgent: {
    subject: '{stage, select, overdue {Myöhässä} other {Kiireellinen}}: {n, plural, one {# tapaus} other {# tapausta}} palvelussa {site}',
    body: '{stage, select, arrived {Uusi ja kiireellinen} half {Määräajasta on kulunut puolet} other {Määräaika on ohi}}: {numbers}.',
    button: 'Avaa tapaukset',
  },
  debit_notice: {
    subject: '{until} veloitamme {amount}',
    body: 'Kiitos tilauksestasi. {until} veloitamme {amount} tililtäsi {account}. Huolehdithan katteesta.',
    button: 'Näytä tilaus',
    details: 'Tilaus {order}. Valtakirjan viite: {reference}. Velkojan tunniste: {creditor}.',
    ignore: 'Etkö tilannut tätä? Kirjoita meille heti.',
  },
  debit_moved: {
    subject: 'Myöhemmin: {until} veloitamme {amount}',
    body: 'Ilmoittamamme veloitus tililtäsi {account} siirtyy: veloitamme {amount} vasta {until}, emme ensin ilmoittamanamme päivänä. Huolehdithan katteesta.',
    button: 'Näytä tilaus',
  },
  order_confirmation: {
    subject: 'Tilauksesi {order} on vahvistettu',
    body: 'Kiitos ostoksestasi. Tämä viesti vahvistaa sopimuksen, jonka teit kanssamme {at}. Säilytä se.',
    bought: 'Ostit: {item}. Kokonaishinta: {amount}, josta arvonlisäveroa {vat} ({rate}).',
    trader: 'Sopimuskumppanisi: {trader}.',
    consent: 'Ennen ostoa hyväksyit: ”{consent}”',
    attached: 'Liitteinä ovat laskusi {invoice} ja käyttöehtomme. Peruuttamisohje ja peruuttamislomake ovat alempana.',
    button: 'Näytä tilaus',
  },
  order_placed: {
    subject: 'Tilauksesi {order} on saapunut',
    body: 'Olemme vastaanottaneet tilauksesi {at}: {item}, {amount}. Kun maksu on saapunut, otamme kaiken käyttöösi ja lähetämme sinulle vahvistuksen sopimuksesta sekä laskun.',
    button: 'Näytä tilaus',
    ignore: 'Etkö tilannut tätä? Kirjoita meille heti.',
  },
  withdrawal: {
    subject: 'Peruutuksesi {number} on saapunut',
    body: 'Saimme peruutuksesi {at}, ja tämä ajankohta ratkaisee. Nimi: {name}. Tilaus: {order}. {step, select, confirm {Paina seuraavalla sivulla ”Se olin minä”, niin jatkamme heti. Muuten jatkamme päivän kuluttua. Jos tilausnumero on puutteellinen, joku meistä etsii oston. } other {}}Jäljellä olevan osan hinta palautetaan samalla maksutavalla 14 päivän kuluessa. Säilytä tämä sähköposti.',
    button: '{step, select, confirm {Jatka} other {Siirry palveluun {site}}}',
    ignore:
      '{step, select, confirm {Etkö peruuttanut mitään? Kerro siitä samasta linkistä.} other {Etkö peruuttanut mitään? Kirjoita silloin meille heti.}}',
  },
  cancellation: {
    subject: 'Irtisanomisesi {number} on saapunut',
    body: 'Saimme irtisanomisesi {at}. Nimi: {name}. Tilaus: {order}. {ends, select, at_once {Määräaikainen Premium päättyy heti. Alkamattomista päivistä maksamasi hinta palautetaan samalla maksutavalla 14 päivän kuluessa.} other {Määräaikainen Premium päättyy itsestään viimeisenä päivänään, eikä mikään uusiudu.}} Jos Premiumillasi ei ole päättymispäivää, joku meistä tutkii asian ja kirjoittaa sinulle. {step, select, confirm {Paina seuraavalla sivulla ”Se olin minä”, niin jatkamme heti, muuten päivän kuluttua. } other {}}Säilytä tämä sähköposti.',
    button: '{step, select, confirm {Jatka} other {Siirry palveluun {site}}}',
    ignore:
      '{step, select, confirm {Etkö irtisanonut mitään? Kerro siitä samasta linkistä.} other {Etkö irtisanonut mitään? Kirjoita silloin meille heti.}}',
  },
  withdrawal_owner: {
    subject: 'Olitko se sinä? {what, select, cancellation {Irtisanominen} other {Peruutus}} {number}',
    body: 'Saimme {at} tiliäsi koskevan {what, select, cancellation {irtisanomisen} other {peruutuksen}}{step, select, deny {, joka on lähetetty kirjautumatta} other {, jossa on toinen sähköpostiosoite}}. Nimi: {from}. Tilaus: {order}. {step, select, deny {Jos se et ollut sinä, kerro siitä viimeistään {until}: yksi painallus, ja kaikki jää ennalleen. Jos emme kuule sinusta, jatkamme sen jälkeen, ja rahat palautetaan samalla tavalla kuin maksoit.} other {Olit kirjautuneena, kun se lähetettiin.}}',
    button: '{step, select, deny {Katso} other {Siirry palveluun {site}}}',
    ignore:
      '{step, select, deny {Olitko se sinä? Silloin sinun ei tarvitse tehdä mitään.} other {Etkö se ollut sinä? Vaihda salasanasi heti ja kirjoita meille.}}',
  },
  withdrawal_ended: {
    subject:
      '{result, select, refunded {Rahasi ovat matkalla} denied {Ei toteutettu} words {Käsitelty} other {Ei palautettavaa}}: {number}',
    body: 'Asia {number} (tilaus: {order}): {result, select, refunded {{sum, select, none {Ostosta jäljellä ollut osa} other {{sum}}} palautetaan samalla tavalla kuin maksettiin. Rahojen saapumiseen voi mennä muutama päivä.} late {Kun ilmoitus saapui, määräaika oli jo päättynyt. Siksi emme voi palauttaa mitään.} used {Ostosta ei ole enää mitään jäljellä, kaikki on käytetty. Siksi palautettavaa ei ole.} returned {Tämän oston rahat on jo palautettu. Muuta palautettavaa ei ole.} not_paid {Tätä ostoa ei maksettu, joten palautettavaa ei ole. Jos maksu vielä saapuu, palautamme sen heti.} denied {Tilin omasta osoitteesta kerrottiin, että kyseessä oli joku muu. Siksi emme muuttaneet mitään.} other {{words}}}',
    button: 'Siirry palveluun {site}',
    ignore: 'Eikö tämä pidä paikkaansa? Kirjoita meille.',
  },
  withdrawal_waits: {
    subject: '{n, plural, one {# avoin ilmoitus} other {# avointa ilmoitusta}}, {site}: viimeistään {until}',
    body: '{stage, select, arrived {Mikään ohjelma ei löydä ostoa näille peruutuksille tai irtisanomisille: {numbers}.} waiting {Avoinna kolme päivää: {numbers}.} other {Avoinna kymmenen päivää, ja määräaika päättyy pian: {numbers}.}} Palautettava on maksettava viimeistään {until}.',
    button: 'Siirry palveluun {site}',
    how: 'npm run books -- --open kertoo, mistä on kyse ja mitä on tehtävä.',
  },
  photo_reminder: {
    subject: 'Profiilistasi puuttuu vielä kuva: {site}',
    body: 'Kuvasta muut näkevät heti, kenelle he kirjoittavat. Alkuun riittää yksi, ja voit vaihtaa sen milloin vain.',
    button: 'Lisää kuva',
  },
  new_conversation: {
    subject: '{from} kirjoitti sinulle',
    body: '{from} haluaa tutustua sinuun. Lue viesti ja vastaa, jos siltä tuntuu.',
    button: 'Lue viesti',
  },
  new_messages: {
    subject:
      '{messages, plural, one {Uusi viesti} other {# uutta viestiä}}: {members, plural, offset:1 =1 {{from}} one {{from} ja yksi muu} other {{from} ja # muuta}}',
    body: '{messages, plural, one {Uusi viesti odottaa} other {# uutta viestiä odottaa}} sinua. Käy katsomassa, kun sinulle sopii.',
    button: '{messages, plural, one {Lue viesti} other {Lue viestit}}',
  },
  new_likes: {
    subject: '{likes, plural, offset:1 =1 {{from} tykkää} one {{from} ja yksi muu tykkäävät} other {{from} ja # muuta tykkäävät}} sinusta',
    body: '{likes, plural, one {Uusi tykkäys odottaa} other {# uutta tykkäystä odottaa}} sinua. Katso, onko tunne molemminpuolinen.',
    button: '{likes, plural, one {Katso tykkäys} other {Katso tykkäykset}}',
  },
  unread_reminder: {
    subject: '{messages, plural, one {{from} kirjoitti sinulle, ja viesti odottaa yhä} other {# viestiä odottaa sinua yhä}}',
    body: 'Sinulla on vielä {messages, plural, one {lukematon viesti, jonka lähetti {from}} other {# lukematonta viestiä, joista uusimman lähetti {from}}}. Sinun ei tarvitse vastata; halusimme vain, ettei mitään jää huomaamatta.',
    button: '{messages, plural, one {Lue viesti} other {Lue viestit}}',
  },
  unnamed: {
    new_conversation: { subject: 'Joku kirjoitti sinulle', body: 'Joku haluaa tutustua sinuun. Lue viesti ja vastaa, jos siltä tuntuu.' },
    new_messages: { subject: 'Sinulle on {messages, plural, one {uusi viesti} other {# uutta viestiä}}' },
    new_likes: { subject: '{likes, plural, one {Joku tykkää sinusta} other {# ihmistä tykkää sinusta}}' },
    unread_reminder: {
      subject: '{messages, plural, one {Viesti odottaa} other {# viestiä odottaa}} sinua yhä',
      body: 'Sinulla on vielä {messages, plural, one {lukematon viesti} other {# lukematonta viestiä}}. Sinun ei tarvitse vastata; halusimme vain, ettei mitään jää huomaamatta.',
    },
  },
  weekly_update: {
    subject: 'Viikkosi palvelussa {site}',
    body: 'Tässä on uutta sinulle:',
    members: '{members, plural, one {# uusi jäsen, joka sopii hakuusi} other {# uutta jäsentä, jotka sopivat hakuusi}}',
    likes: '{likes, plural, one {# tykkäys, jota et ole vielä nähnyt} other {# tykkäystä, joita et ole vielä nähnyt}}',
    messages: '{messages, plural, one {# lukematon viesti} other {# lukematonta viestiä}}',
    button: 'Katsele ympärillesi',
  },
  footer: {
    copy_link: 'Eikö painike toimi? Avaa tämä osoite selaimessa:',
    reason: 'Saat tämän viestin, koska sähköpostiosoitteesi annettiin palvelussa {site}.',
    reason_notification: 'Saat tämän viestin, koska olet jäsenenä palvelussa {site} ja tällaiset viestit ovat päällä.',
    unsubscribe: 'Peru tällaiset viestit',
    settings: 'Muuta ilmoitusasetuksia',
    support: 'Kysyttävää? Kirjoita meille: {email}',
  },
} satisfies Messages;
