import type { Messages } from './de.ts';

export const messages = {
  greeting: 'Hei {name}!',
  hello: 'Hei!',
  link_hours: 'Linkki on voimassa {hours, plural, one {# tunnin} other {# tuntia}}, ja sitä voi käyttää vain kerran.',
  activation: {
    subject: 'Vahvista sähköpostiosoitteesi palvelussa {site}',
    body: 'Mukavaa, että olet täällä. Enää yksi klikkaus: vahvista sähköpostiosoitteesi, niin profiilisi tulee näkyviin ja muut voivat vastata sinulle.',
    button: 'Vahvista sähköpostiosoite',
    ignore: 'Etkö luonut tiliä? Voit vain poistaa tämän viestin: ilman klikkausta profiili ei tule näkyviin.',
  },
  activation_reminder: {
    subject: 'Profiilisi odottaa sinua yhä palvelussa {site}',
    body: 'Loit tilin, mutta et ole vielä vahvistanut sähköpostiosoitettasi. Siihen asti kukaan ei näe profiiliasi eikä voi vastata sinulle. Yksi klikkaus riittää.',
    button: 'Vahvista sähköpostiosoite',
    ignore: 'Etkö luonut tiliä, tai muutitko mielesi? Sinun ei tarvitse tehdä mitään: ilman klikkausta profiili ei tule näkyviin.',
  },
  known_address: {
    subject: 'Sinulla on jo tili palvelussa {site}',
    body: 'Joku antoi meille juuri tämän sähköpostiosoitteen luodakseen uuden tilin tai vaihtaakseen tilin osoitteen. Ehkä se olit sinä: sinulla on jo tili tällä osoitteella, joten voit vain kirjautua sisään.',
    button: 'Kirjaudu sisään',
    ignore: 'Etkö se ollut sinä? Sinun ei tarvitse tehdä mitään. Tilisi on ennallaan, eikä kukaan ole päässyt sisään.',
  },
  deleted_address: {
    subject: 'Poistettu tilisi palvelussa {site}',
    body: 'Joku antoi meille juuri tämän sähköpostiosoitteen. Siihen kuuluu tili, joka on poistettu mutta jonka voit vielä palauttaa {until} asti: kirjaudu sisään entisellä salasanallasi. Jos haluat mieluummin aloittaa kokonaan alusta, kirjoita asiakaspalveluumme.',
    button: 'Kirjaudu sisään',
    ignore: 'Etkö se ollut sinä? Sinun ei tarvitse tehdä mitään. Tili pysyy poistettuna, eikä kukaan ole päässyt sisään.',
  },
  password_reset: {
    subject: 'Uusi salasanasi palveluun {site}',
    body: 'Haluatko asettaa uuden salasanan? Se onnistuu tästä. Sen jälkeen sinut kirjataan ulos kaikilta laitteilta, ja kirjaudut sisään uudella salasanalla.',
    button: 'Aseta uusi salasana',
    ignore: 'Etkö pyytänyt tätä? Voit vain poistaa tämän viestin: ilman klikkausta salasanasi pysyy ennallaan.',
  },
  password_changed: {
    subject: 'Salasanasi palveluun {site} on vaihdettu',
    body: 'Tilisi salasana vaihdettiin juuri, ja muut laitteesi on kirjattu ulos. Jos se olit sinä, sinun ei tarvitse tehdä mitään muuta.',
    button: 'Se en ollut minä',
    ignore: 'Etkö se ollut sinä? Aseta heti uusi salasana painikkeesta ja kirjoita meille.',
  },
  mail_change: {
    subject: 'Vahvista uusi sähköpostiosoitteesi: {site}',
    body: 'Enää yksi klikkaus, niin tämä sähköpostiosoite kuuluu tiliisi. Sen jälkeen kirjaudut sisään sillä ja saat viestimme tänne.',
    button: 'Vahvista uusi osoite',
    ignore: 'Etkö halunnut muuttaa mitään? Voit vain poistaa tämän viestin: ilman klikkausta kaikki pysyy ennallaan.',
  },
  mail_changed: {
    subject: 'Sähköpostiosoitteesi on vaihdettu: {site}',
    body: 'Tilisi osoite on nyt {email}. Tähän osoitteeseen emme enää lähetä sinulle viestejä.',
    button: 'Kirjaudu sisään',
    ignore: 'Etkö se ollut sinä? Kirjoita meille heti, jotta voimme suojata tilisi.',
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
    ignore: 'Etkö kirjoittanut meille? Voit vain poistaa tämän viestin.',
  },
  debit_notice: {
    subject: 'Veloitamme {amount} {until}',
    body: 'kiitos tilauksestasi. Veloitamme {amount} tililtäsi {account} {until}. Huolehdithan katteesta.',
    button: 'Näytä tilaus',
    details: 'Valtakirjan viite: {reference}. Velkojan tunniste: {creditor}.',
    ignore: 'Etkö tilannut tätä? Kirjoita meille heti.',
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
