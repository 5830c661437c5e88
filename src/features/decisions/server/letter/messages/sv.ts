import type { Messages } from './de.ts';

export const messages: Messages = {
  titles: {
    warn: 'En varning. Ditt konto förblir som det är',
    hide: '{ends, select, yes {Din profil är dold till {until}} other {Din profil är dold}}',
    hide_at_once:
      '{content, select, photo {En av dina bilder är dold tills vi har granskat den} other {Din profil är dold tills vi har granskat saken}}',
    remove:
      '{content, select, photo {Vi har tagit bort en av dina bilder} message {Vi har tagit bort ett av dina meddelanden} other {Vi har tagit bort något av ditt innehåll}}',
    restrict:
      '{what, select, conversations {{ends, select, yes {Du kan inte starta nya konversationer förrän {until}} other {Du kan inte längre starta nya konversationer}}} pictures {{ends, select, yes {Du kan inte ladda upp eller skicka bilder förrän {until}} other {Du kan inte längre ladda upp eller skicka bilder}}} messages {{ends, select, yes {Du kan inte skicka meddelanden förrän {until}} other {Du kan inte längre skicka meddelanden}}} other {{ends, select, yes {Ditt konto är begränsat till {until}} other {Ditt konto är begränsat}}}}',
    suspend: '{ends, select, yes {Ditt konto är stängt till {until}} other {Ditt konto är stängt tills vidare}}',
    ban: 'Ditt konto är avstängt',
    restore: 'Vi har upphävt beslutet {first}',
    uphold: 'Vi står fast vid beslutet {first}',
    cleared: '{content, select, photo {Allt är i sin ordning med din bild} other {Allt är i sin ordning med din profil}}',
  },
  headings: {
    happened: 'Vad som har hänt',
    rule: 'Vilken regel det gäller',
    law: 'Vilken lag det gäller',
    machine: 'Människa eller program',
    meaning: 'Vad det betyder för dig',
    appeal: 'Ser du det annorlunda?',
    other_ways: 'Andra vägar',
  },
  happened: {
    fraud: 'Från ditt konto har andra blivit ombedda om pengar, vilseledda eller lockade till sidor som är ute efter deras pengar.',
    others_photos: 'Din profil har bilder som enligt vår granskning visar en annan människa.',
    harassment: 'Från ditt konto har det kommit ord eller bilder som trakasserar, hotar eller trycker ner andra.',
    advertising: 'Från ditt konto har det kommit reklam eller länkar till människor som inte har bett om det.',
    minor: '{content, select, photo {Bilden visar någon som kanske är under 18.} other {Det finns tecken på att du är under 18.}}',
    other: 'Vi har hittat något som bryter mot våra regler.',
    nudity: 'Bilden visar nakenhet eller sex.',
    nobody_seen: 'Det går inte att se att det är du på bilden.',
    violence: 'Bilden visar vapen eller våld.',
    hate: 'Från ditt konto har det kommit ord eller symboler som trycker ner andra för ursprung, tro, kropp eller sexualitet.',
    at_once:
      '{content, select, photo {En anmälan säger att bilden visar en människa i en intim situation utan samtycke.} other {En anmälan säger att du kanske är under 18.}} Vi vet ännu inte om det stämmer.',
    dated: '{content, select, photo {Bilden är från {date}.} message {Meddelandet är från {date}.} other {Det gäller något från {date}.}}',
    reviewed: 'En annan person än första gången har gått igenom allt på nytt, även det du har skrivit.',
    cleared: 'Vi har granskat saken och inte hittat något som bryter mot våra regler eller lagen.',
  },
  rule: {
    named: 'Regeln ”{title}” i reglerna för gemenskapen:',
    all: 'Reglerna för gemenskapen, som du kan läsa på {link}.',
    notLaw: 'Vi avgör det här enligt våra regler, inte enligt en lag.',
    law: 'Det gäller den här lagen: {reference}',
  },
  machine: {
    person: 'En människa har fattat beslutet.',
    program: 'Ett program agerade genast eftersom anmälan är allvarlig. En människa granskar det nu och bekräftar eller upphäver det.',
    found: 'Ett program har bara uppmärksammat det.',
    report:
      '{n, plural, =0 {Anledningen var en anmälan.} one {Anledningen var en anmälan från en medlem.} other {Anledningen var anmälningar från # medlemmar.}}',
    notice: 'Anledningen var en anmälan om olagligt innehåll.',
    trusted_flagger: 'Anledningen var en anmälan från en officiellt godkänd betrodd anmälare.',
    authority: 'Anledningen var uppgifter från en myndighet.',
    own: 'Vi upptäckte det vid en egen kontroll.',
  },
  meaning: {
    warned: 'Händer det igen kan vi begränsa eller stänga av ditt konto.',
    hidden: '{ends, select, yes {Andra ser inte din profil förrän {until}. Det upphör av sig självt.} other {Andra ser inte din profil.}}',
    hiddenAtOnce:
      '{content, select, photo {Bara du kan se bilden tills granskningen är klar.} other {Andra ser inte din profil förrän granskningen är klar.}}',
    removed:
      '{content, select, photo {Ingen kan längre se bilden.} message {Ingen kan längre se meddelandet.} other {Ingen kan längre se det.}}',
    conversations:
      '{ends, select, yes {Du kan inte starta nya konversationer förrän {until}. Det upphör av sig självt.} other {Du kan inte längre starta nya konversationer.}}',
    pictures:
      '{ends, select, yes {Du kan inte ladda upp eller skicka bilder förrän {until}. Det upphör av sig självt.} other {Du kan inte längre ladda upp eller skicka bilder.}}',
    messages:
      '{ends, select, yes {Du kan inte skicka meddelanden förrän {until}. Det upphör av sig självt.} other {Du kan inte längre skicka meddelanden.}}',
    suspended:
      '{ends, select, yes {Ingen ser dig, och du ser ingen, förrän {until}. Det upphör av sig självt.} other {Ingen ser dig, och du ser ingen, förrän vi har granskat färdigt.}}',
    banned: 'Ingen ser dig, och du ser ingen. Ett nytt konto är inte tillåtet.',
    warnedOthers: 'Alla som du har skickat ett meddelande till får veta att vi har tagit bort profilen på grund av bedrägeri.',
    else: 'Allt annat förblir som det är.',
    credits: 'Du behåller dina krediter.',
    frozen:
      '{n, plural, =0 {Köpta krediter som du inte har använt betalar vi ut den {date}, eller så snart ditt överklagande är avgjort. Pengarna kommer tillbaka på samma sätt som du betalade.} one {Den enda köpta krediten som du inte har använt betalar vi ut den {date}, eller så snart ditt överklagande är avgjort. Pengarna kommer tillbaka på samma sätt som du betalade.} other {De # köpta krediter som du inte har använt betalar vi ut den {date}, eller så snart ditt överklagande är avgjort. Pengarna kommer tillbaka på samma sätt som du betalade.}}',
    data: 'Dina uppgifter är dina. Du kan ta med dem, se dina fakturor och radera ditt konto.',
    secret: 'Ingen annan får veta det här. Den som har anmält något får bara veta att vi har agerat.',
    restored: 'Det som går att återställa är tillbaka, och beslutet räknas inte längre emot dig.',
    upheld: '{ends, select, yes {Beslutet gäller fortfarande till {until}.} other {Beslutet gäller fortfarande.}}',
    shown: '{content, select, photo {Bilden syns som förut.} other {Din profil syns som förut.}}',
  },
  appeal: {
    how: 'Skriv på beslutets sida vad vi har förbisett, senast den {until}. Det kostar ingenting.',
    who: 'Ditt överklagande läses av en annan person än den som fattade beslutet. Du får ett skriftligt svar inom 72\u00a0timmar.',
    whoAfterProgram: 'En människa läser ditt överklagande och svarar dig skriftligt inom 72\u00a0timmar.',
  },
  reporter: {
    title: '{outcome, select, acted {Vi har agerat efter din anmälan} other {Vi har inte hittat något som bryter mot reglerna}}',
    reported:
      '{subject, select, profile {Du har anmält profilen ”{name}”} photo {Du har anmält en bild på {name}} message {Du har anmält ett meddelande från {name}} other {Du har anmält något till oss}} den {date}. Din anmälan har nummer {number}.',
    acted: 'Vi har granskat din anmälan och agerat. Vad vi gjorde rör någon annan, så det säger vi inte.',
    warning:
      'Det här är minst den andra anmälan från dig inom 30 dagar där vi inte har funnit någon överträdelse. Händer det igen lägger vi dina anmälningar åt sidan i 30 dagar: då startar de ensamma ingen granskning. Anmälningar om personer som kan vara under 18 år och om sexuellt innehåll granskar vi alltid.',
    secret: 'Den som du har anmält får inte veta av oss att anmälan kommer från dig.',
  },
  other_ways:
    'Du kan också vända dig till ett certifierat organ för tvistlösning utanför domstol (artikel 21 i förordningen om digitala tjänster) eller till domstol. Du behöver inte överklaga till oss först.',
};
