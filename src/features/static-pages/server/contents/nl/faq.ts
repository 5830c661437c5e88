import type { Texts } from '../texts.ts';

export const faq: Texts['faq'] = {
  title: 'Veelgestelde vragen',
  lead: 'Korte antwoorden. Staat die van jou er niet bij? Mail ons: [{email}](mailto:{email}).',
  short: {},
  sections: {
    free: {
      title: 'Wat is gratis?',
      text: [
        'Aanmelden, je profiel, zoeken, liken, swipen, je matches zien en berichten lezen. Wie jou leuk vindt, zie je altijd, ook zonder Premium.',
      ],
    },
    cost: {
      title: 'Wat kost geld?',
      text: [
        'Berichten, foto’s en cadeautjes die je verstuurt. Ze kosten credits, en hoeveel, zie je naast de verzendknop, ook in geld. Alle prijzen vind je onder [Prijzen](/pricing).',
      ],
    },
    subscription: {
      title: 'Is er een abonnement?',
      text: ['Nee. Je betaalt één keer, er wordt niets verlengd en credits verlopen niet.'],
    },
    premium: {
      title: 'Wat is Premium?',
      text: [
        {
          lasting:
            'Bij elke aankoop zit Premium, en dat houd je: je ziet alle foto’s en begint zoveel gesprekken als je wilt. Zonder aankoop zijn het er twee. Op een eerste bericht antwoorden kan altijd.',
          timed:
            'Met Premium zie je alle foto’s en begin je zoveel gesprekken als je wilt. Zonder zijn het er twee. Bij credits krijg je het, en dan houd je het. Koop je het voor een aantal dagen, dan stopt het vanzelf. Op een eerste bericht antwoorden kan altijd.',
        },
      ],
    },
    real: {
      title: 'Zijn de profielen echt?',
      text: [
        {
          real: 'We verzinnen niemand. Elk profiel heeft iemand zelf aangemaakt, en ook likes en bezoeken komen alleen van leden. Of iemand de waarheid zegt, kunnen we niet garanderen: rapporteer wat je vreemd vindt.',
          declared:
            'De meeste wel. Sommige zijn fictief en overal herkenbaar als {fictional}; ze liken niet en sturen niet het eerste bericht. Of de anderen de waarheid zeggen, kunnen we niet garanderen: rapporteer wat je vreemd vindt.',
        },
      ],
    },
    activation: {
      title: 'Ik heb de activeringsmail niet gekregen',
      text: [
        'Kijk in je spammap. Via de mededeling bovenaan de pagina kun je de mail opnieuw laten versturen of het adres wijzigen. Tot die tijd vindt niemand je, en wat je schrijft, bewaren we gratis.',
      ],
    },
    password: {
      title: 'Ik ben mijn wachtwoord vergeten',
      text: ['Via [Wachtwoord opnieuw instellen](/reset-password) sturen we je een link. Daarna ben je op alle apparaten uitgelogd.'],
    },
    photos: {
      title: 'Waarom zie ik sommige foto’s wazig?',
      text: [
        'Zonder Premium zie je de hoofdfoto scherp en de andere niet. In de chat verbergen we foto’s van mensen aan wie je nog nooit hebt geantwoord, tot je ze wilt zien. Je eigen nieuwe foto’s zien anderen pas als ze zijn goedgekeurd.',
      ],
    },
    distance: {
      title: 'Hoe precies is de afstand?',
      text: ['Met opzet niet precies. We meten tussen vakken van ongeveer twee kilometer. Waar je precies bent, bewaren we niet.'],
    },
    block: {
      title: 'Wat gebeurt er als ik iemand blokkeer?',
      text: [
        'Jullie zien elkaar nergens meer, in geen van beide richtingen, en de ander krijgt dat niet te horen. Rapporteren kan nog steeds.',
      ],
    },
    quiet: {
      title: 'Te veel mails?',
      text: ['Onder [Meldingen](/notifications) kies je wat je bereikt en hoe. Onder elke mail staat een link om je af te melden.'],
    },
    refund: {
      title: 'Kan ik credits teruggeven?',
      text: [
        'Ja, ongebruikte credits binnen {refund_days} dagen na de aankoop, tegen de prijs die je hebt betaald. Zo gaat het: [Retour en terugbetaling](/pages/return-policy).',
        'Credits voor een bericht aan een account dat wordt verwijderd voordat het bericht is gelezen of beantwoord, komen na {restore_days} dagen vanzelf terug.',
      ],
    },
    data: {
      title: 'Welke gegevens hebben jullie van mij?',
      text: [
        'In de [instellingen](/settings) krijg je alles in één bestand. Waar het voor dient, staat in de [privacyverklaring](/pages/privacy).',
      ],
    },
    leave: {
      title: 'Hoe verwijder ik mijn account?',
      text: [
        'In de [instellingen](/settings), in twee stappen. Je profiel verdwijnt meteen; je kunt {restore_days} dagen lang inloggen en terugkomen. Daarna bewaren we alleen wat wettelijk moet. Gekochte credits die je niet hebt gebruikt, betalen wij dan uit.',
      ],
    },
  },
  changes: { '2023-12-01': 'Eerste versie.' },
};
