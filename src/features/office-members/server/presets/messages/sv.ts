import type { Messages } from './de.ts';

export const messages: Messages = {
  looking_into: 'Vi har fått ditt meddelande. Vi tar hand om det och hör av oss så snart vi vet mer.',
  solved: 'Det är klart: titta om allt nu är som det ska. Om inte, skriv till oss igen.',
  need_more:
    'För att kunna hjälpa dig saknar vi fortfarande något. Skriv till oss vad som hände och när, gärna med en bild av skärmen.\nSkicka oss inget lösenord och inga koder.',
  take_care:
    'Var rädd om dig: skicka inte pengar, koder eller id-handlingar till någon, inte heller på andra sätt. Verkar något konstigt, anmäl profilen. Vi tittar på varje anmälan.',
};
