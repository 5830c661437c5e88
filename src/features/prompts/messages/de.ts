import type { MessageShape } from '#platform/contract/messages.ts';
import type { Prompt } from '../contract/prompts.ts';

export const messages = {
  prompt: {
    talk_for_hours: 'Worüber ich zu lange reden kann',
    good_sunday: 'Ein guter Sonntag',
    ask_me: 'Frag mich nach',
    small_joy: 'Eine kleine Freude, die nichts kostet',
    leave_home: 'Ohne das gehe ich nicht aus dem Haus',
    cook: 'Das koche ich, wenn Besuch kommt',
    song: 'Bei diesem Lied tanze ich immer',
    changed_mind: 'Da habe ich meine Meinung geändert',
    proud: 'Darauf bin ich ein bisschen stolz',
    laugh: 'Darüber muss ich jedes Mal lachen',
    good_at: 'Das kann ich erstaunlich gut',
    bad_at: 'Das kann ich erstaunlich schlecht',
    first_date: 'Ein gutes erstes Treffen',
    place: 'Ein Ort, an den ich immer wieder fahre',
    childhood: 'Als Kind war ich überzeugt',
    again: 'Das habe ich mehr als dreimal gesehen oder gelesen',
    morning: 'So fängt ein guter Morgen an',
    argue: 'Darüber lässt sich mit mir wunderbar streiten',
    grateful: 'Dafür bin ich dankbar',
    kitchen: 'In meiner Küche gilt',
    people: 'Ich mag Menschen, die',
    sign: 'Daran merkst du, dass ich dich mag',
    learn: 'Das möchte ich noch lernen',
    rain: 'Wenn es regnet',
    compliment: 'Das schönste Kompliment, das ich bekommen habe',
    ritual: 'Eine Gewohnheit, die bleibt',
    hour: 'Mit einer geschenkten Stunde',
    collect: 'Das sammelt sich bei mir an',
    together: 'Zusammen könnten wir',
    know: 'Das solltest du über mich wissen',
  } satisfies Record<Prompt, string>,
} as const;

export type Messages = MessageShape<typeof messages>;
