import type { Icebreakers } from './wording.ts';

export const icebreakers: Icebreakers = {
  shared: [
    'C’è qualcosa che abbiamo in comune: {interest}. Per te com’è cominciata?',
    'Ho notato subito che cosa abbiamo in comune: {interest}. Mi racconti di più?',
    'Un tema su cui avremmo tanto da dirci: {interest}. Che cosa ti piace di più?',
  ],
  answers: ['Hai scritto: «{answer}» Com’è nata questa cosa?', '«{answer}» L’ho letto due volte. Mi racconti di più?'],
  openings: [
    'Che cosa ti ha fatto sorridere oggi?',
    'Com’è la tua domenica perfetta?',
    'Caffè al mattino o chiacchiere fino a tarda notte: che cosa ti somiglia di più?',
    'Quale posto nel mondo ti è rimasto nel cuore?',
    'Che cosa faresti più spesso se avessi più tempo?',
    'Quale piccola cosa ti mette sempre di buonumore?',
    'Quale canzone ascolti di continuo in questo periodo?',
    'Che cosa bisogna sapere prima di conoscerti?',
    'Di che cosa potresti parlare per ore?',
    'Partire all’improvviso o con tutto organizzato: come ti piace viaggiare?',
    'Qual è la cosa più bella che ti è successa di recente?',
    'Il tuo profilo mi ha incuriosito. Da dove cominciamo?',
  ],
};
