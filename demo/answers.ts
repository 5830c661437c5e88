import type { Language } from '#platform/contract/languages.ts';
import type { Interest } from '#features/members/contract/traits.ts';
import { maxAnswers, type Prompt } from '#features/prompts/contract/prompts.ts';
import type { Answer } from '#features/prompts/contract/answer.ts';
import type { SeedMember } from './cast.ts';
import { chance } from './chance.ts';

/** The prompts that demo members answer, each by those with this interest. */
const answered = [
  { prompt: 'kitchen', interest: 'cooking' },
  { prompt: 'morning', interest: 'coffee' },
  { prompt: 'again', interest: 'reading' },
  { prompt: 'place', interest: 'travelling' },
  { prompt: 'good_sunday', interest: 'hiking' },
  { prompt: 'song', interest: 'music' },
  { prompt: 'hour', interest: 'art' },
  { prompt: 'rain', interest: 'movies' },
] as const satisfies readonly { readonly prompt: Prompt; readonly interest: Interest }[];

type Answers = Readonly<Record<(typeof answered)[number]['prompt'], string>>;

export const answers: Readonly<Record<Language, Answers>> = {
  de: {
    kitchen: 'Wer kocht, wäscht nicht ab. Wer abwäscht, wählt die Musik.',
    morning: 'Zehn Minuten, ein Kaffee, kein Wort.',
    again: 'Den Zauberberg. Beim vierten Mal sogar bis zum Ende.',
    place: 'Triest, wegen des Winds und des Espressos im Stehen.',
    good_sunday: 'Früh los, Brotzeit oben, Muskelkater am Montag.',
    song: 'Alles von ABBA. Auch das, was niemand zugibt.',
    hour: 'Ins Museum, aber nur in einen einzigen Saal.',
    rain: 'Drei Filme hintereinander, Popcorn zählt als Abendessen.',
  },
  en: {
    kitchen: 'Whoever cooks doesn’t wash up. Whoever washes up picks the music.',
    morning: 'Ten minutes, one coffee, no talking.',
    again: 'Middlemarch. I skip nothing now.',
    place: 'Whitby, out of season, with chips.',
    good_sunday: 'Out early, sandwiches at the top, stiff legs on Monday.',
    song: 'Anything by ABBA. Even the ones nobody admits to.',
    hour: 'go to a gallery and look at just one room.',
    rain: 'Three films in a row. Popcorn counts as dinner.',
  },
  da: {
    kitchen: 'Den, der laver mad, slipper for opvasken.',
    morning: 'Ti minutter, en kop kaffe, ikke et ord.',
    again: 'Alle bøgerne om Mumitroldene.',
    place: 'Skagen, helst i november.',
    good_sunday: 'Tidligt af sted, madpakke på toppen, ømme ben mandag.',
    song: "Alt med Gasolin'. Også det, ingen synger med på.",
    hour: 'ville jeg gå på museum og kun se én sal.',
    rain: 'Tre film i træk. Popcorn tæller som aftensmad.',
  },
  es: {
    kitchen: 'Quien cocina no friega. Quien friega elige la música.',
    morning: 'diez minutos, un café y ni una palabra.',
    again: 'Rayuela, y cada vez en otro orden.',
    place: 'Cadaqués en invierno, cuando no hay nadie.',
    good_sunday: 'Salir temprano, bocadillo en la cima y agujetas el lunes.',
    song: 'Cualquiera de Raffaella Carrà, entera.',
    hour: 'iría a un museo a ver una sola sala.',
    rain: 'Tres películas seguidas. Las palomitas cuentan como cena.',
  },
  fi: {
    kitchen: 'Joka laittaa ruoan, ei tiskaa.',
    morning: 'Kymmenen minuuttia, kuppi kahvia eikä sanaakaan.',
    again: 'Muumit, kaikki, joka talvi.',
    place: 'Hanko syksyllä, kun kesävieraat ovat lähteneet.',
    good_sunday: 'Aikaisin liikkeelle, eväät mäellä, maanantaina jalat kipeinä.',
    song: 'Kaikki Abban kappaleet, nekin joita kukaan ei myönnä.',
    hour: 'Menisin museoon ja katsoisin vain yhden salin.',
    rain: 'Kolme elokuvaa putkeen. Popcorn käy illallisesta.',
  },
  fr: {
    kitchen: 'Qui cuisine ne fait pas la vaisselle.',
    morning: 'dix minutes, un café, pas un mot.',
    again: 'Les Trois Mousquetaires, à chaque rhume.',
    place: 'La pointe du Raz, hors saison.',
    good_sunday: 'Partir tôt, pique-niquer au sommet, courbatures le lundi.',
    song: 'Tout France Gall. Même les faces B.',
    hour: 'J’irais au musée voir une seule salle.',
    rain: 'Trois films d’affilée. Le pop-corn compte comme dîner.',
  },
  it: {
    kitchen: 'Chi cucina non lava i piatti. Chi li lava sceglie la musica.',
    morning: 'dieci minuti, un caffè e nemmeno una parola.',
    again: 'Il barone rampante, ogni estate.',
    place: 'Trieste, per il vento e per il caffè.',
    good_sunday: 'Partire presto, panino in cima, gambe dure il lunedì.',
    song: 'Tutto Battisti, anche stonando.',
    hour: 'andrei al museo a vedere una sala sola.',
    rain: 'Tre film di fila. I popcorn valgono come cena.',
  },
  nb: {
    kitchen: 'Den som lager mat, slipper oppvasken.',
    morning: 'Ti minutter, en kopp kaffe, ikke et ord.',
    again: 'Doppler. Jeg ler på de samme stedene.',
    place: 'Røst, helst når det blåser.',
    good_sunday: 'Tidlig av gårde, matpakke på toppen, støle bein mandag.',
    song: 'Alt av a-ha. Også de høye tonene.',
    hour: 'ville jeg gått på museum og bare sett én sal.',
    rain: 'Tre filmer på rad. Popkorn teller som middag.',
  },
  nl: {
    kitchen: 'Wie kookt, wast niet af. Wie afwast, kiest de muziek.',
    morning: 'Tien minuten, één koffie, geen woord.',
    again: 'Oorlog en vrede. De vierde keer ook de oorlog.',
    place: 'Vlieland, buiten het seizoen.',
    good_sunday: 'Vroeg weg, boterham boven, spierpijn op maandag.',
    song: 'Alles van Doe Maar. Ook de B-kanten.',
    hour: 'Naar een museum, maar dan voor één zaal.',
    rain: 'Drie films achter elkaar. Popcorn telt als avondeten.',
  },
  pl: {
    kitchen: 'Kto gotuje, ten nie zmywa. Kto zmywa, wybiera muzykę.',
    morning: 'Dziesięć minut, jedna kawa i ani słowa.',
    again: 'Lalka. Za każdym razem o czym innym.',
    place: 'Hel po sezonie, kiedy nie ma nikogo.',
    good_sunday: 'Wyjście o świcie, kanapki na szczycie, zakwasy w poniedziałek.',
    song: 'Wszystko Maanamu, nawet fałszując.',
    hour: 'Do muzeum, ale tylko do jednej sali.',
    rain: 'Trzy filmy pod rząd. Popcorn liczy się jako kolacja.',
  },
  sv: {
    kitchen: 'Den som lagar mat slipper disken.',
    morning: 'Tio minuter, en kaffe, inte ett ord.',
    again: 'Röde Orm. Jag skrattar på samma ställen.',
    place: 'Fårö när turisterna har åkt hem.',
    good_sunday: 'Tidigt i väg, matsäck på toppen, träningsvärk på måndag.',
    song: 'Allt av ABBA. Även det som ingen erkänner.',
    hour: 'går jag på museum och ser bara en enda sal.',
    rain: 'Tre filmer i rad. Popcorn räknas som middag.',
  },
};

/** What a demo member says; about a fifth of them say nothing. Three at most, of those that their interests bear out. */
export function answersOf({ key, language, interests }: Pick<SeedMember, 'key' | 'language' | 'interests'>): Answer[] {
  if (chance(`${key}:answers`) < 0.2) return [];
  return answered
    .filter(({ interest }) => interests.includes(interest))
    .toSorted((one, other) => chance(`${key}:${one.prompt}`) - chance(`${key}:${other.prompt}`))
    .slice(0, maxAnswers)
    .map(({ prompt }) => ({ prompt, answer: answers[language][prompt] }));
}
