import type { Messages } from './de.ts';

export const messages = {
  later: 'Più tardi',
  centre: { none: 'Al momento non c’è nulla da fare.', settings: 'Gestisci le notifiche' },
  activation: {
    where: 'L’abbiamo inviato a {email}.',
    text: 'Fino ad allora nessuno può trovarti. I tuoi messaggi restano in attesa e non costano nulla.',
    address: 'Cambia indirizzo',
  },
  name: {
    text: 'Il tuo nome sembra un indirizzo o un numero di telefono, oppure mescola alfabeti diversi. Basta un nome o un soprannome.',
    change: 'Cambia nome',
  },
  photo: {
    text: 'Con una foto è più facile iniziare a parlare. Ne basta una.',
    add: 'Aggiungi una foto',
  },
  disabled: {
    text: 'Per ora vedi queste novità solo quando sei qui.',
    open: 'Apri le impostazioni',
  },
  visitors: {
    text: 'Chi non ha un account ti vedrebbe nella pagina iniziale, nella ricerca e con un link condiviso: nome, età, città, la tua prima foto, le altre solo sfocate, e se sei online. Puoi cambiare idea quando vuoi nelle impostazioni.',
    yes: 'Sì, mostralo',
    no: 'No',
    shown: 'Ora il tuo profilo è visibile anche senza account.',
    hidden: 'Il tuo profilo lo vede solo chi ha un account.',
  },
  push: {
    how: 'Ecco come ti avvisiamo',
    wrote: 'ti ha scritto',
    now: 'adesso',
    notNow: 'Non ora',
    text: 'Le notifiche arrivano solo quando è successo davvero qualcosa. Mostrano il contenuto dei tuoi messaggi solo se lo vuoi.',
    on: 'Attiva le notifiche',
  },
} satisfies Messages;
