import type { Messages } from './de.ts';

export const messages = {
  title: 'Dit is {name}, {age, number}.',
  headline: {
    evening: 'Voor een rustige avond',
    weekend: 'Voor een vrij weekend',
  },
  label: 'Je eerste bericht aan {name}',
  tooLong: 'Een bericht kan maximaal {max, number} tekens hebben.',
  ideas: 'Ideeën voor een eerste bericht',
  idea: {
    day: 'Wat was vandaag je beste moment?',
    place: 'Welke plek moet je kennen waar jij woont?',
    smile: 'Je foto toverde een glimlach op mijn gezicht. Waar was dat?',
  },
  kept: 'Bewaard voor {name}, alleen in dit tabblad.',
  go: 'Verder met je bericht',
  goWithout: 'Verder zonder bericht',
  waits: '{name} krijgt het zodra je account actief is. Tot die tijd bewaren we het gratis. Vanaf 18\u00a0jaar.',
  private: 'Dit kunnen bezoekers zien. De rest van het profiel zien alleen leden.',
  card: {
    text: 'Schrijf meteen wat je te binnen schiet. We bewaren het terwijl je je aanmeldt.',
    ask: 'Wat zou je willen zeggen?',
  },
  talk: {
    title: 'Tussen jou en {name} is nog niets gezegd.',
    text: 'Zo ziet een gesprek er hier uit voordat het begint. De eerste zin ontbreekt nog.',
    window: 'Gesprek met {name}',
    empty: 'Er heeft nog niemand geschreven.',
  },
  veil: {
    text: 'Kijk rustig rond. Geef een like, of stuur meteen een bericht.',
    like: '{name} liken',
    liked: 'Bewaard. {name} krijgt de like zodra je bent aangemeld.',
  },
} satisfies Messages;
