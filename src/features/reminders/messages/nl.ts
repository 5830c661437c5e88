import type { Messages } from './de.ts';

export const messages = {
  later: 'Later',
  centre: { none: 'Er staat nu niets open.', settings: 'Meldingen instellen' },
  activation: {
    where: 'We hebben hem naar {email} gestuurd.',
    text: 'Tot die tijd kan niemand je vinden. Wat je schrijft, bewaren we zolang gratis.',
    address: 'Adres wijzigen',
  },
  name: {
    text: 'Je naam lijkt op een adres of telefoonnummer, of bevat letters uit verschillende alfabetten. Een voornaam of bijnaam is genoeg.',
    change: 'Naam wijzigen',
  },
  photo: {
    text: 'Met een foto kom je makkelijker in gesprek. Eén is genoeg.',
    add: 'Foto toevoegen',
  },
  disabled: {
    text: 'Wat er nieuw is, zie je nu alleen als je hier bent.',
    open: 'Instellingen openen',
  },
  visitors: {
    text: 'Bezoekers zijn mensen zonder account. Zij zouden je zien op de startpagina, in de zoekresultaten en via een gedeelde link: je voornaam, leeftijd, woonplaats, je eerste foto, de andere alleen wazig, en of je online bent. Je kunt dit altijd wijzigen in de instellingen.',
    yes: 'Ja, tonen',
    no: 'Nee',
    shown: 'Bezoekers kunnen je profiel nu zien.',
    hidden: 'Alleen leden zien je profiel.',
  },
  push: {
    how: 'Zo laten we het weten',
    wrote: 'heeft je een bericht gestuurd',
    now: 'nu',
    notNow: 'Niet nu',
    text: 'Meldingen komen alleen als er echt iets is gebeurd. Wat er in je berichten staat, zie je er alleen in als je dat wilt.',
    on: 'Meldingen aanzetten',
  },
} satisfies Messages;
