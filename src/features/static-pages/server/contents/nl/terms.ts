import type { Texts } from '../texts.ts';

export const terms: Texts['terms'] = {
  title: 'Algemene voorwaarden',
  lead: 'Deze voorwaarden gelden tussen jou en {company} voor alles wat je op {site} doet.',
  short: {
    user: '**Alleen vanaf {min_age} jaar en alleen als jezelf.** Eén persoon, één account, niets verzonnen.',
    heart: '**Aanmelden, zoeken en liken zijn gratis.** Alleen berichten, foto’s en cadeautjes kosten credits.',
    coins: '**Eén keer betalen, geen abonnement.** Er wordt niets verlengd en credits verlopen niet.',
    receipt: '**{refund_days} dagen bedenktijd.** Ongebruikte credits krijg je in geld terug.',
    gavel: '**Wie wordt uitgesloten, hoort waarom.** En kan bezwaar maken.',
    trash: '**Vertrekken in twee stappen.** Je kunt {restore_days} dagen lang terugkomen, daarna bewaren we alleen wat wettelijk moet.',
  },
  sections: {
    parties: {
      title: 'Met wie je de overeenkomst sluit',
      text: [
        'Je contractpartij is {company}, {address}, registernummer {register}, btw-nummer {vat_numbers}. Je bereikt ons via [{email}](mailto:{email}) en [{phone}](tel:{phone}).',
        'De overeenkomst komt tot stand wanneer je aan het einde van de aanmelding met deze voorwaarden akkoord gaat en wij je account aanmaken. Je kunt de tekst hier altijd lezen, afdrukken en opslaan. De taal van de overeenkomst is de taal waarin je je aanmeldt.',
      ],
    },
    membership: {
      title: 'Wie lid kan zijn',
      text: [
        'Je bent minstens {min_age} jaar, je meldt je voor jezelf aan en je hebt maar één account. De naam in je profiel mag een bijnaam zijn; leeftijd, geslacht en foto’s moeten kloppen.',
        'Wij sturen je een link waarmee je je account activeert. Tot die tijd ziet niemand je en bewaren wij gratis wat je schrijft. Houd je wachtwoord geheim en laat het ons weten als iemand anders je account gebruikt.',
      ],
    },
    service: {
      title: 'Wat je van {site} kunt verwachten',
      text: [
        '{site} is een plek waar volwassenen elkaar vinden en berichten sturen. Wij beloven geen antwoorden, geen ontmoetingen en geen relatie.',
        {
          real: 'Wij verzinnen geen leden, geen likes en geen bezoeken. Achter elk profiel zit iemand die zich zelf heeft aangemeld. Of die persoon de waarheid zegt, kunnen wij niet weten: wij controleren geen identiteitsbewijzen en geen strafblad. Lees onze pagina over [veiligheid](/pages/safety).',
          declared:
            'Op {site} staan fictieve profielen. Ze zijn op elke kaart, in het profiel en in de chat herkenbaar als {fictional}. Ze liken niet, bezoeken niemand, beginnen geen gesprek en tellen nergens mee; je kunt ze niet ontmoeten. Alle andere profielen zijn van mensen die zich zelf hebben aangemeld. Wij controleren geen identiteitsbewijzen en geen strafblad. Lees onze pagina over [veiligheid](/pages/safety).',
        },
        'Wij blijven {site} ontwikkelen en moeten de site soms kort offline halen. Wat je hebt betaald, blijft daarbij behouden. Advertenties hebben het label ‘Advertentie’ en zijn geen leden.',
      ],
    },
    credits: {
      title: 'Wat gratis is en wat credits kost',
      text: [
        'Aanmelden, zoeken, liken, swipen, lezen en een eigen profiel zijn gratis. Berichten, foto’s en cadeautjes die je verstuurt, kosten credits. Wat het kost, staat in credits en in geld naast de verzendknop en op de pagina [Prijzen](/pricing).',
        'Zonder aankoop kun je twee gesprekken beginnen. Elke aankoop maakt je Premium-lid: zonder die grens en met alle foto’s. Nieuwe accounts kunnen de eerste 48 uur minder gesprekken beginnen en geen links versturen; dat beschermt iedereen tegen oplichting.',
        'Eerst worden gratis credits gebruikt. Credits verlopen niet zolang je account bestaat en zijn niet overdraagbaar. In de instellingen kun je voor jezelf een maandelijkse grens instellen.',
        'Je betaalt alleen voor wat aankomt. De credits voor een bericht krijg je vanzelf terug als wij het profiel wegens oplichting verwijderen, als het account wordt verwijderd voordat het bericht is gelezen of beantwoord (dan na {restore_days} dagen, omdat het account zo lang kan terugkomen) of als het een week lang niet wordt geactiveerd.',
      ],
    },
    purchase: {
      title: 'Hoe je koopt',
      text: [
        'Je kiest een pakket, ziet de volledige prijs inclusief btw en bestelt met de knop ‘Bestelling met betalingsverplichting’. Daarmee doe je een bindend aanbod; wij aanvaarden het door de credits bij te schrijven. Tot je op de knop drukt, kun je alles wijzigen of afbreken.',
        'Er is geen abonnement. Van een opgeslagen betaalmethode schrijven wij alleen af als je zelf opnieuw bestelt. Een kortingscode geldt voor één bestelling.',
        'Wordt een betaling teruggeboekt, dan nemen wij de credits van die aankoop terug. Wat daarvan al is gebruikt, blijf je verschuldigd; tot dat is opgelost, kun je niets kopen en geen credits uitgeven, ook geen gekregen credits en geen credits uit andere aankopen.',
        {
          timed:
            'Premium voor een aantal dagen begint bij de aankoop en stopt vanzelf na de betaalde dagen. Er wordt niets verlengd en je hoeft niets op te zeggen. Wil je dat toch: [Overeenkomst hier opzeggen](/cancellation).',
        },
      ],
    },
    withdrawal: {
      title: 'Herroeping en retour',
      text: [
        'Je kunt elke aankoop binnen {refund_days} dagen herroepen en krijgt ongebruikte credits terug tegen de betaalde prijs. Hoe dat gaat, staat onder [Retour en terugbetaling](/pages/return-policy). Je wettelijke rechten bij gebreken blijven daarnaast bestaan.',
      ],
    },
    content: {
      title: 'Je teksten en foto’s',
      text: [
        'Wat je schrijft en uploadt, is van jou. Je geeft ons toestemming om het op {site} op te slaan, technisch aan te passen en te tonen aan de mensen voor wie het bedoeld is, en niets anders. Die toestemming eindigt als je het verwijdert.',
        'Upload alleen wat je mag tonen. Voor foto’s van anderen heb je hun toestemming nodig.',
      ],
    },
    conduct: {
      title: 'Regels en wat er bij overtreding gebeurt',
      text: [
        'De [huisregels](/pages/rules) zijn van toepassing. Verboden zijn vooral oplichting, om geld vragen, intimidatie, haat, alles met minderjarigen, betaalde seks, reclame en geautomatiseerd gebruik.',
        'Een programma herkent patronen van oplichting en waarschuwt wie het bericht krijgt. Berichten met formuleringen en foto’s die wij hebben geblokkeerd, weigert het voordat ze zijn verstuurd; dat zie je meteen en het kost niets. Ook aanmeldingen via geblokkeerde mailaanbieders of netwerken weigert het. Vind je dat onterecht, dien dan een klacht in met het [klachtenformulier](/complaints); een persoon antwoordt. Over inhoud en accounts die al bestaan, beslissen mensen. Afhankelijk van de ernst verwijderen wij inhoud, waarschuwen wij of sluiten wij uit, en wij noemen je de reden. Al het overige, ook hoe je bezwaar maakt en wat een programma tot de beslissing mag verbergen, staat onder [Uitsluiting en bezwaar](/pages/ban).',
      ],
    },
    ending: {
      title: 'Hoe de overeenkomst eindigt',
      text: [
        'Je kunt op elk moment zonder opzegtermijn vertrekken: in de [instellingen](/settings) onder ‘Account verwijderen’ of met een bericht aan ons. Je profiel is meteen onzichtbaar en na {restore_days} dagen is het account definitief verwijderd. Gekochte credits die je niet hebt gebruikt, betalen wij dan uit op de manier waarop je hebt betaald; gekregen credits eindigen met het account.',
        'Wij kunnen met een termijn van 14 dagen opzeggen en betalen je dan gekochte, ongebruikte credits uit. Beide partijen houden het recht om wegens een gewichtige reden direct op te zeggen.',
      ],
    },
    liability: {
      title: 'Aansprakelijkheid',
      text: [
        'Wij zijn onbeperkt aansprakelijk bij opzet en grove schuld, bij schade aan leven, lichaam en gezondheid en waar de wet dat dwingend voorschrijft. Schenden wij door lichte schuld een verplichting waarop je mag vertrouwen, dan zijn wij aansprakelijk voor de typische, voorzienbare schade. Voor het overige zijn wij bij lichte schuld niet aansprakelijk.',
        'Leden zijn zelf verantwoordelijk voor wat zij schrijven, tonen en bij ontmoetingen doen.',
      ],
    },
    updates: {
      title: 'Wijzigingen van deze voorwaarden',
      text: [
        'Wijzigen wij deze voorwaarden in je nadeel, dan mailen wij je minstens 30 dagen van tevoren wat er verandert en waarom, en vragen wij je toestemming. Zonder die toestemming blijft de oude tekst gelden; beide partijen kunnen dan opzeggen. Loutere verduidelijkingen en verbeteringen gelden zodra ze hier staan.',
      ],
    },
    law: {
      title: 'Toepasselijk recht en geschillen',
      text: [
        'Het recht van het land waar {company} is gevestigd, is van toepassing. De bescherming van dwingende wetten van je woonplaats behoud je, en je kunt ook daar naar de rechter gaan.',
        'Neem eerst contact met ons op: via het [klachtenformulier](/complaints) krijg je een nummer en een antwoord van een persoon. Wij nemen niet deel aan procedures bij een geschillencommissie voor consumenten. Is een deel van deze voorwaarden ongeldig, dan blijft de rest gelden.',
      ],
    },
  },
  changes: {
    '2026-11-27': 'Nieuw: een programma weigert wat wij vooraf hebben geblokkeerd, en waar je daarover klaagt.',
    '2023-12-01': 'Eerste versie.',
  },
};
