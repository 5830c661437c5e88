import type { Messages } from './de.ts';

export const messages = {
  alerts: {
    later: 'Later',
    quiet: 'Tijdens het swipen, op profielen, in de Matchfinder en in de chat laten we je hiermee met rust.',
    activation: {
      text: 'Tot die tijd kan niemand je vinden. Wat je schrijft wacht zolang en kost niets.',
      address: 'Adres wijzigen',
    },
    name: {
      text: 'Je naam lijkt op een adres of telefoonnummer, of mengt schriften. Een voornaam of bijnaam is genoeg.',
      change: 'Naam wijzigen',
    },
    photo: {
      text: 'Met een foto kom je makkelijker in gesprek. Eén is genoeg.',
      add: 'Foto toevoegen',
    },
    disabled: {
      text: 'Wat er nieuw is, zie je nu alleen als je hier bent.',
      open: 'Instellingen openen',
    },
    push: {
      how: 'Zo laten we het weten',
      wrote: 'heeft je geschreven',
      now: 'nu',
      notNow: 'Niet nu',
      text: 'Meldingen komen alleen als er echt iets is gebeurd. Wat er in je berichten staat, zie je er alleen in als je dat wilt.',
      on: 'Meldingen aanzetten',
    },
  },
  title: 'Meldingen',
  lead: 'Elke wijziging wordt meteen opgeslagen. We schrijven je alleen als er echt iets is gebeurd.',
  device: 'Meldingen op dit apparaat',
  state: {
    unknown: 'We kijken even…',
    not_capable:
      'Deze browser kan dat niet. Op een iPhone werkt het als je de site aan je beginscherm toevoegt. Mails krijg je wel gewoon.',
    not_subscribed: 'Uit. Als je het aanzet, vraagt je browser om toestemming.',
    subscribed: 'Aan.',
    denied: 'Je browser blokkeert meldingen van deze site. Sta ze toe in de instellingen van je browser, dan kun je ze hier aanzetten.',
  },
  since: 'Aan sinds {day}.',
  preview: 'Tekst van het bericht tonen',
  previewText: 'Anders staat in de melding alleen wie je heeft geschreven. Geldt voor al je apparaten.',
  people: 'Mensen',
  house: 'Van ons',
  push: 'Apparaten',
  mail: 'E-mail',
  mailOnly: 'alleen e-mail',
  switch: '{type}: {channel}',
  types: {
    new_conversations: 'Nieuwe gesprekken',
    new_messages: 'Nieuwe berichten',
    like: 'Likes en matches',
    unread_message_reminders: 'Ongelezen berichten',
    weekly_updates: 'Weekoverzicht',
    reminders: 'Herinneringen',
    news: 'Nieuws',
    promotions: 'Aanbiedingen',
  },
  help: {
    new_conversations: 'Iemand schrijft je voor het eerst',
    new_messages: 'In gesprekken die al lopen',
    like: 'Iemand vindt jou leuk, of jullie vinden elkaar leuk',
    unread_message_reminders: 'Een herinnering na één dag, een laatste na drie',
    weekly_updates: 'Wie er nieuw is bij jou in de buurt, één keer per week',
    reminders: 'Als je profiel nog iets nodig heeft',
    news: 'Wat er verandert bij {site}, zonder reclame',
    promotions: 'Alleen met je toestemming: aanzetten geeft die, uitzetten trekt die in',
  },
  unsubscribe: {
    title: 'Afmelden voor mails',
    question: 'Deze mails gaan naar {email}. Zullen we daarmee stoppen?',
    off: 'Afmelden',
    offTitle: 'Je bent afgemeld',
    offText: 'We sturen geen mails van dit soort meer naar {email}.',
    on: 'Toch weer ontvangen',
    onTitle: 'Je krijgt ze weer',
    onText: 'We sturen deze mails weer naar {email}.',
    all: 'Alle instellingen openen',
    invalid: 'Deze link werkt niet',
  },
  errors: {
    push_service_refused: 'We kunnen de pushdienst van deze browser niet bereiken. Mails krijg je wel gewoon.',
    link_invalid:
      'Misschien is hij niet helemaal gekopieerd, of bestaat het account niet meer. In je instellingen kun je elke soort mail apart uitzetten.',
  },
} satisfies Messages;
