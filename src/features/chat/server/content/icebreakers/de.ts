import type { Icebreakers } from './wording.ts';

export const icebreakers: Icebreakers = {
  shared: [
    'Wir mögen beide etwas: {interest}. Wie hat das bei dir angefangen?',
    'Mir ist gleich aufgefallen, was wir gemeinsam haben: {interest}. Erzählst du mir mehr davon?',
    'Ein Thema, bei dem wir beide nicht lange schweigen: {interest}. Was ist dir daran am liebsten?',
  ],
  answers: ['Du schreibst: „{answer}“ Wie kam es dazu?', '„{answer}“ Das habe ich zweimal gelesen. Erzählst du mir mehr davon?'],
  openings: [
    'Was hat dich heute zum Lächeln gebracht?',
    'Wie sieht für dich ein perfekter Sonntag aus?',
    'Kaffee am Morgen oder Gespräche bis spät in die Nacht: Was liegt dir mehr?',
    'Welcher Ort auf der Welt lässt dich nicht mehr los?',
    'Was würdest du gern öfter machen, wenn du mehr Zeit hättest?',
    'Verrätst du mir eine Kleinigkeit, über die du dich immer freust?',
    'Welches Lied läuft bei dir gerade rauf und runter?',
    'Was sollte man unbedingt wissen, bevor man dich kennenlernt?',
    'Worüber könntest du stundenlang reden?',
    'Spontan losfahren oder gut geplant: Wie reist du am liebsten?',
    'Was war das Schönste, das dir in letzter Zeit passiert ist?',
    'Dein Profil hat mich neugierig gemacht. Womit fangen wir an?',
  ],
};
