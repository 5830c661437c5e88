import type { Messages } from './de.ts';

export const messages: Messages = {
  looking_into: 'Il tuo messaggio è arrivato. Ce ne stiamo occupando e ti scriveremo appena ne sapremo di più.',
  solved: 'È fatto: controlla se ora tutto è come deve essere. Se non lo è, scrivici di nuovo.',
  need_more:
    'Per aiutarti ci manca ancora qualcosa. Scrivici che cosa è successo di preciso e quando, se puoi con un’immagine dello schermo.\nNon mandarci password né codici.',
  take_care:
    'Fai attenzione: non mandare a nessuno denaro, codici o documenti, nemmeno per altre vie. Se qualcosa ti sembra strano, segnala il profilo. Guardiamo ogni segnalazione.',
};
