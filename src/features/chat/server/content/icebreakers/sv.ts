import type { Icebreakers } from './wording.ts';

export const icebreakers: Icebreakers = {
  shared: [
    'Vi gillar båda samma sak: {interest}. Hur började det för dig?',
    'Jag såg direkt vad vi har gemensamt: {interest}. Vill du berätta mer?',
    'Ett ämne vi båda kan prata länge om: {interest}. Vad tycker du bäst om med det?',
  ],
  answers: ['Du skriver: ”{answer}” Hur kom det sig?', '”{answer}” Det läste jag två gånger. Vill du berätta mer?'],
  openings: [
    'Vad fick dig att le i dag?',
    'Hur ser din perfekta söndag ut?',
    'Morgonkaffe eller samtal till långt in på natten: vad är mest du?',
    'Vilken plats i världen har aldrig släppt taget om dig?',
    'Vad skulle du göra oftare om du hade mer tid?',
    'Vilken liten sak gör dig alltid glad?',
    'Vilken låt går på repeat hos dig just nu?',
    'Vad bör man veta innan man lär känna dig?',
    'Vad kan du prata om i timmar?',
    'Ge sig av spontant eller planera allt: hur reser du helst?',
    'Vad är det finaste som har hänt dig på sistone?',
    'Din profil gjorde mig nyfiken. Var ska vi börja?',
  ],
};
