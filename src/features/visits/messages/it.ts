import type { Messages } from './de.ts';

export const messages = {
  lang: { title: 'Scegli la lingua', lead: 'Tutto il sito cambia subito. Ricordiamo la tua scelta per un anno.' },
  country: {
    label: 'Il tuo Paese',
    help: 'Prezzi e luoghi dipendono da questo. Quando hai un account, vale il Paese del tuo profilo.',
    choose: 'Scegli un Paese',
  },
  age: {
    title: 'Sei maggiorenne?',
    text: '{site} è un sito di incontri per persone adulte. Qui si può parlare anche di intimità.',
    adult: 'Ho {age, number}\u00a0anni o più',
    leave: 'Lascia il sito',
    birthDate: 'Quando ti iscrivi ti chiediamo la data di nascita.',
    privacy: 'Privacy',
  },
  origin: {
    title: 'Possiamo registrare quale pubblicità ti ha portato qui?',
    text: 'Hai seguito una pubblicità. Se dici sì, lo ricordiamo per 30\u00a0giorni e vediamo se conviene. Se dici no, qui resta tutto uguale.',
    noAd: 'Adesso non arrivi da una pubblicità. Ricordiamo la tua risposta nel caso succeda.',
    more: 'Che cosa, di preciso?',
    needed: '<b>Quello che fai tu</b>, come accedere o scegliere una lingua, richiede ogni volta un cookie.',
    source:
      '<b>Quale pubblicità ti ha portato qui</b>, solo se dici sì: verso quale pagina, quando, e quando te ne vai. Nessun nome, nessun profilo.',
    others: '<b>I servizi di altre aziende</b> non si caricano da soli.',
    yes: 'Sì, registrate',
    no: 'No, non registrate',
    later: 'Puoi cambiare idea quando vuoi alla voce «Cookie», in fondo a ogni pagina.',
    notedYes: 'Va bene: lo registriamo.',
    notedNo: 'Va bene: non lo registriamo.',
    change: 'Cambia',
  },
} satisfies Messages;
