import type { Messages } from './de.ts';

export const messages: Messages = {
  looking_into: 'We hebben je bericht ontvangen. We kijken ernaar en laten het je weten zodra we meer weten.',
  solved: 'Het is geregeld: kijk of alles nu is zoals het hoort. Zo niet, schrijf ons dan opnieuw.',
  need_more:
    'Om je te helpen hebben we nog iets nodig. Schrijf ons wat er precies is gebeurd en wanneer, liefst met een foto van het scherm.\nStuur ons geen wachtwoord en geen code.',
  take_care:
    'Pas goed op jezelf: stuur niemand geld, codes of identiteitsbewijzen, ook niet op andere manieren. Vind je iets vreemd, meld het profiel dan. We bekijken elke melding.',
};
