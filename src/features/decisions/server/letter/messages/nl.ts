import type { Messages } from './de.ts';

export const messages: Messages = {
  titles: {
    warn: 'Een waarschuwing. Je account blijft zoals het is',
    hide: '{ends, select, yes {Je profiel is verborgen tot {until}} other {Je profiel is verborgen}}',
    hide_at_once:
      '{content, select, photo {Een van je foto’s is verborgen tot wij ernaar hebben gekeken} other {Je profiel is verborgen tot wij ernaar hebben gekeken}}',
    remove:
      '{content, select, photo {We hebben een van je foto’s verwijderd} message {We hebben een van je berichten verwijderd} other {We hebben iets van je verwijderd}}',
    restrict:
      '{what, select, conversations {{ends, select, yes {Tot {until} kun je geen nieuwe gesprekken beginnen} other {Je kunt geen nieuwe gesprekken meer beginnen}}} pictures {{ends, select, yes {Tot {until} kun je geen foto’s uploaden of sturen} other {Je kunt geen foto’s meer uploaden of sturen}}} messages {{ends, select, yes {Tot {until} kun je geen berichten sturen} other {Je kunt geen berichten meer sturen}}} other {{ends, select, yes {Je account is beperkt tot {until}} other {Je account is beperkt}}}}',
    suspend: '{ends, select, yes {Je account is geschorst tot {until}} other {Je account is voorlopig geschorst}}',
    ban: 'Je account is uitgesloten',
    restore: 'We hebben beslissing {first} teruggedraaid',
    uphold: 'We blijven bij beslissing {first}',
    cleared: '{content, select, photo {Je foto is in orde} other {Je profiel is in orde}}',
  },
  headings: {
    happened: 'Wat er is gebeurd',
    rule: 'Om welke regel het gaat',
    law: 'Om welke wet het gaat',
    machine: 'Mens of programma',
    meaning: 'Wat dit voor jou betekent',
    appeal: 'Zie je het anders?',
    other_ways: 'Andere wegen',
  },
  happened: {
    fraud: 'Vanaf je account zijn anderen om geld gevraagd, misleid of naar sites gelokt die op hun geld uit zijn.',
    others_photos: 'In je profiel staan foto’s waarop volgens ons onderzoek iemand anders te zien is.',
    harassment: 'Vanaf je account zijn woorden of beelden gestuurd die anderen lastigvallen, bedreigen of kleineren.',
    advertising: 'Vanaf je account zijn reclame of links gestuurd naar mensen die daar niet om vroegen.',
    minor:
      '{content, select, photo {Op de foto staat iemand die misschien nog geen 18 is.} other {Er zijn aanwijzingen dat je nog geen 18 bent.}}',
    other: 'We hebben iets gevonden dat tegen onze regels is.',
    nudity: 'Op de foto is naakt of seks te zien.',
    nobody_seen: 'Op de foto ben je niet te herkennen.',
    violence: 'Op de foto zijn wapens of geweld te zien.',
    hate: 'Vanaf je account zijn woorden of tekens gestuurd die anderen kleineren om hun afkomst, geloof, lichaam of seksualiteit.',
    at_once:
      '{content, select, photo {Volgens een melding laat de foto iemand intiem zien zonder toestemming.} other {Volgens een melding ben je misschien nog geen 18.}} Of dat klopt, weten we nog niet.',
    dated: '{content, select, photo {De foto is van {date}.} message {Het bericht is van {date}.} other {Het gaat om iets van {date}.}}',
    reviewed: 'Iemand anders dan de eerste keer heeft alles opnieuw bekeken, ook wat jij hebt geschreven.',
    cleared: 'We hebben het onderzocht en niets gevonden dat tegen onze regels of de wet is.',
  },
  rule: {
    named: 'De regel ‘{title}’ uit onze huisregels:',
    all: 'Onze huisregels, die je kunt lezen op {link}.',
    notLaw: 'We beslissen hier volgens onze regels, niet volgens een wet.',
    law: 'Het gaat om deze wet: {reference}',
  },
  machine: {
    person: 'Een persoon heeft dit beslist.',
    program:
      'Een programma heeft meteen ingegrepen omdat de melding ernstig is. Iemand van ons team kijkt er nu naar en bevestigt het of draait het terug.',
    found: 'Een programma heeft er alleen op gewezen.',
    report:
      '{n, plural, =0 {De aanleiding was een melding.} one {De aanleiding was een melding van een lid.} other {De aanleiding waren meldingen van # leden.}}',
    notice: 'De aanleiding was een melding van illegale inhoud.',
    trusted_flagger: 'De aanleiding was een melding van een officieel erkende betrouwbare flagger.',
    authority: 'De aanleiding was een melding van een autoriteit.',
    own: 'We merkten het bij een eigen controle.',
  },
  meaning: {
    warned: 'Gebeurt het nog eens, dan kunnen we je account beperken of uitsluiten.',
    hidden: '{ends, select, yes {Anderen zien je profiel niet tot {until}. Dat eindigt vanzelf.} other {Anderen zien je profiel niet.}}',
    hiddenAtOnce:
      '{content, select, photo {Alleen jij ziet de foto tot het onderzoek klaar is.} other {Anderen zien je profiel niet tot het onderzoek klaar is.}}',
    removed:
      '{content, select, photo {Niemand kan de foto meer zien.} message {Niemand kan het bericht meer zien.} other {Niemand kan het meer zien.}}',
    conversations:
      '{ends, select, yes {Tot {until} kun je geen nieuwe gesprekken beginnen. Dat eindigt vanzelf.} other {Je kunt geen nieuwe gesprekken meer beginnen.}}',
    pictures:
      '{ends, select, yes {Tot {until} kun je geen foto’s uploaden of sturen. Dat eindigt vanzelf.} other {Je kunt geen foto’s meer uploaden of sturen.}}',
    messages:
      '{ends, select, yes {Tot {until} kun je geen berichten sturen. Dat eindigt vanzelf.} other {Je kunt geen berichten meer sturen.}}',
    suspended:
      '{ends, select, yes {Niemand ziet jou en jij ziet niemand tot {until}. Dat eindigt vanzelf.} other {Niemand ziet jou en jij ziet niemand tot ons onderzoek klaar is.}}',
    banned: 'Niemand ziet jou en jij ziet niemand. Een nieuw account is niet toegestaan.',
    warnedOthers: 'Wie een bericht van je heeft gekregen, hoort dat wij het profiel wegens oplichting hebben verwijderd.',
    else: 'Al het andere blijft zoals het is.',
    credits: 'Je houdt je credits.',
    frozen:
      '{n, plural, =0 {Gekochte credits die je niet hebt gebruikt, betalen we uit op {date} of zodra over je bezwaar is beslist. Het geld komt terug op de manier waarop je hebt betaald.} one {De ene gekochte credit die je niet hebt gebruikt, betalen we uit op {date} of zodra over je bezwaar is beslist. Het geld komt terug op de manier waarop je hebt betaald.} other {De # gekochte credits die je niet hebt gebruikt, betalen we uit op {date} of zodra over je bezwaar is beslist. Het geld komt terug op de manier waarop je hebt betaald.}}',
    data: 'Je gegevens zijn van jou. Je kunt ze meenemen, je facturen bekijken en je account verwijderen.',
    secret: 'Niemand anders hoort hiervan. Wie iets heeft gerapporteerd, hoort alleen dat we hebben ingegrepen.',
    restored: 'Alles wat hersteld kan worden, is er weer, en de beslissing telt niet meer tegen je.',
    upheld: '{ends, select, yes {De beslissing blijft gelden tot {until}.} other {De beslissing blijft gelden.}}',
    shown: '{content, select, photo {De foto is te zien zoals eerst.} other {Je profiel is te zien zoals eerst.}}',
  },
  appeal: {
    how: 'Schrijf ons op de pagina van deze beslissing wat we over het hoofd hebben gezien, uiterlijk op {until}. Het kost niets.',
    who: 'Je bezwaar wordt gelezen door iemand anders dan wie heeft beslist. Je krijgt binnen 72\u00a0uur een schriftelijk antwoord.',
    whoAfterProgram: 'Een persoon leest je bezwaar en geeft je binnen 72\u00a0uur een schriftelijk antwoord.',
  },
  reporter: {
    title: '{outcome, select, acted {We hebben na je melding ingegrepen} other {We hebben niets tegen de regels gevonden}}',
    reported:
      '{subject, select, profile {Je hebt het profiel van {name} gerapporteerd} photo {Je hebt een foto van {name} gerapporteerd} message {Je hebt een bericht van {name} gerapporteerd} other {Je hebt iets bij ons gemeld}} op {date}. Je melding heeft nummer {number}.',
    acted:
      'We hebben naar je melding gekeken en ingegrepen. Wat we precies hebben gedaan, gaat over iemand anders, dus dat zeggen we niet.',
    warning:
      'Dit is binnen 30 dagen minstens de tweede melding van jou waarbij we geen overtreding hebben gevonden. Gebeurt dat nog een keer, dan leggen we je meldingen 30 dagen terzijde: alleen leiden ze dan niet tot een onderzoek. Meldingen over mensen die jonger dan 18 kunnen zijn en over seksuele inhoud onderzoeken we altijd.',
    secret: 'Wie je hebt gerapporteerd, hoort niet van ons dat de melding van jou komt.',
  },
  other_ways:
    'Je kunt ook naar een gecertificeerd orgaan voor buitengerechtelijke geschillenbeslechting (artikel 21 van de digitaledienstenverordening) of naar de rechter. Je hoeft niet eerst bij ons bezwaar te maken.',
};
