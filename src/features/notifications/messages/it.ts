import type { Messages } from './de.ts';

export const messages = {
  activation: {
    subject: 'Conferma il tuo indirizzo e-mail su {site}',
    greeting: 'Ciao {name},',
    body: 'che bello averti qui. Manca solo un clic: conferma il tuo indirizzo e-mail, così il tuo profilo diventa visibile e le altre persone possono risponderti.',
    button: 'Conferma l’indirizzo e-mail',
    expiry: 'Il link è valido per {hours, plural, one {# ora} many {# di ore} other {# ore}} e si può usare una volta sola.',
    ignore: 'Non hai creato un account? Cancella pure questa e-mail: senza il clic il profilo non sarà visibile.',
  },
  known_address: {
    subject: 'Hai già un account su {site}',
    greeting: 'Ciao {name},',
    body: 'qualcuno ha appena provato a creare un nuovo account con questo indirizzo e-mail. Forse eri tu: hai già un account e ti basta accedere.',
    button: 'Accedi',
    ignore: 'Non eri tu? Non devi fare nulla. Il tuo account è rimasto com’era e nessuno vi ha avuto accesso.',
  },
  footer: {
    copy_link: 'Il pulsante non funziona? Apri questo indirizzo nel browser:',
    reason: 'Ricevi questa e-mail perché il tuo indirizzo è stato indicato su {site}.',
    support: 'Hai domande? Scrivici: {email}',
  },
} satisfies Messages;
