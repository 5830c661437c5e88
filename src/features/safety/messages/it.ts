import type { Messages } from './de.ts';

export const messages = {
  blocked: {
    title: 'Persone bloccate',
    lead: 'Non vi vedete più da nessuna parte. Chi blocchi non lo viene a sapere.',
    none: 'Non hai bloccato nessuno.',
    since: 'Data del blocco: {date}',
    unblock: 'Sblocca',
    unblockNamed: 'Sblocca {name}',
    done: 'Hai sbloccato {name}.',
  },
  complaints: {
    title: 'Invia un reclamo',
    lead: 'Raccontaci che cosa non va. Ogni reclamo lo legge una persona, e ricevi un numero per chiedere aggiornamenti.',
    subject: 'Di che cosa si tratta?',
    subjects: {
      payment: 'Pagamento o crediti',
      member: 'Una persona',
      content: 'Una foto o un testo',
      privacy: 'I miei dati',
      account: 'Il mio account',
      other: 'Altro',
    },
    name: 'Il tuo nome',
    optional: 'facoltativo',
    email: 'E-mail per la risposta',
    text: 'Che cosa è successo?',
    textHelp: 'Scrivici anche quando e dove. Password e numeri di conto non ci servono.',
    left: '{n, plural, one {Ancora # carattere} many {Ancora # di caratteri} other {Ancora # caratteri}}',
    submit: 'Invia',
    doneTitle: 'Abbiamo ricevuto il tuo reclamo',
    doneText: 'Il tuo numero è <b>{number}</b>. Abbiamo mandato la conferma a {email}.',
    another: 'Un altro reclamo',
    home: 'Vai alla pagina iniziale',
  },
  errors: {
    text_too_long: 'È troppo lungo: ci stanno al massimo {max, number} caratteri.',
    text_required: 'Descrivi in breve di che cosa si tratta.',
    too_many_complaints: 'Oggi abbiamo già ricevuto molti tuoi reclami. Riprova tra {minutes, number} min.',
  },
} satisfies Messages;
