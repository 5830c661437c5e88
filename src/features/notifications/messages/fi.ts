import type { Messages } from './de.ts';

export const messages = {
  activation: {
    subject: 'Vahvista sähköpostiosoitteesi palvelussa {site}',
    greeting: 'Hei {name}!',
    body: 'Mukavaa, että olet täällä. Enää yksi klikkaus: vahvista sähköpostiosoitteesi, niin profiilisi tulee näkyviin ja muut voivat vastata sinulle.',
    button: 'Vahvista sähköpostiosoite',
    expiry: 'Linkki on voimassa {hours, plural, one {# tunnin} other {# tuntia}}, ja sitä voi käyttää vain kerran.',
    ignore: 'Etkö luonut tiliä? Voit vain poistaa tämän viestin: ilman klikkausta profiili ei tule näkyviin.',
  },
  known_address: {
    subject: 'Sinulla on jo tili palvelussa {site}',
    greeting: 'Hei {name}!',
    body: 'Joku yritti juuri luoda uuden tilin tällä sähköpostiosoitteella. Ehkä se olit sinä: sinulla on jo tili, joten voit vain kirjautua sisään.',
    button: 'Kirjaudu sisään',
    ignore: 'Etkö se ollut sinä? Sinun ei tarvitse tehdä mitään. Tilisi on ennallaan, eikä kukaan ole päässyt sisään.',
  },
  footer: {
    copy_link: 'Eikö painike toimi? Avaa tämä osoite selaimessa:',
    reason: 'Saat tämän viestin, koska sähköpostiosoitteesi annettiin palvelussa {site}.',
    support: 'Kysyttävää? Kirjoita meille: {email}',
  },
} satisfies Messages;
