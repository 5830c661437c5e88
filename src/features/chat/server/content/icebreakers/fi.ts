import type { Icebreakers } from './wording.ts';

export const icebreakers: Icebreakers = {
  shared: [
    'Meillä on jotain yhteistä: {interest}. Mistä se sinulla alkoi?',
    'Huomasin heti, mistä me molemmat pidämme: {interest}. Kertoisitko lisää?',
    'Aihe, josta meillä riittää puhuttavaa: {interest}. Mikä siinä on sinusta parasta?',
  ],
  answers: ['Kirjoitat: ”{answer}” Miten siihen päädyttiin?', '”{answer}” Luin sen kahdesti. Kerrotko lisää?'],
  openings: [
    'Mikä sai sinut tänään hymyilemään?',
    'Millainen on täydellinen sunnuntaisi?',
    'Aamukahvi vai pitkät keskustelut yöhön: kumpi on enemmän sinua?',
    'Mikä paikka maailmassa on jäänyt erityisesti mieleesi?',
    'Mitä tekisit useammin, jos sinulla olisi enemmän aikaa?',
    'Mikä pieni asia ilahduttaa sinua aina?',
    'Mikä kappale soi sinulla juuri nyt yhä uudelleen?',
    'Mitä sinusta pitäisi tietää ennen ensitapaamista?',
    'Mistä voisit puhua tuntikausia?',
    'Matkaan hetken mielijohteesta vai tarkan suunnitelman kanssa: miten matkustat mieluiten?',
    'Mikä on mukavinta, mitä sinulle on viime aikoina tapahtunut?',
    'Profiilisi herätti uteliaisuuteni. Mistä aloitetaan?',
  ],
};
