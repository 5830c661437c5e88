import type { Messages } from './de.ts';

export const messages: Messages = {
  titles: {
    warn: 'En advarsel. Din konto bliver, som den er',
    hide: '{ends, select, yes {Din profil er skjult indtil {until}} other {Din profil er skjult}}',
    hide_at_once:
      '{content, select, photo {Et af dine billeder er skjult, indtil vi har undersøgt det} other {Din profil er skjult, indtil vi har undersøgt sagen}}',
    remove:
      '{content, select, photo {Vi har fjernet et af dine billeder} message {Vi har fjernet en af dine beskeder} other {Vi har fjernet noget af dit indhold}}',
    restrict:
      '{what, select, conversations {{ends, select, yes {Du kan ikke starte nye samtaler indtil {until}} other {Du kan ikke længere starte nye samtaler}}} pictures {{ends, select, yes {Du kan ikke uploade eller sende billeder indtil {until}} other {Du kan ikke længere uploade eller sende billeder}}} messages {{ends, select, yes {Du kan ikke sende beskeder indtil {until}} other {Du kan ikke længere sende beskeder}}} other {{ends, select, yes {Din konto er begrænset indtil {until}} other {Din konto er begrænset}}}}',
    suspend: '{ends, select, yes {Din konto er lukket indtil {until}} other {Din konto er foreløbig lukket}}',
    ban: 'Du er udelukket',
    restore: 'Vi har ophævet afgørelsen {first}',
    uphold: 'Vi fastholder afgørelsen {first}',
    cleared: '{content, select, photo {Dit billede er i orden} other {Din profil er i orden}}',
  },
  headings: {
    happened: 'Hvad der er sket',
    rule: 'Hvilken regel det handler om',
    law: 'Hvilken lov det handler om',
    machine: 'Menneske eller program',
    meaning: 'Hvad det betyder for dig',
    appeal: 'Ser du anderledes på det?',
    other_ways: 'Andre veje',
  },
  happened: {
    fraud: 'Fra din konto er andre blevet bedt om penge, ført bag lyset eller lokket til sider, der er ude efter deres penge.',
    others_photos: 'Din profil har billeder, der ifølge vores undersøgelse viser et andet menneske.',
    harassment: 'Fra din konto er der kommet ord eller billeder, der chikanerer, truer eller nedgør andre.',
    advertising: 'Fra din konto er der kommet reklame eller links til mennesker, der ikke har bedt om det.',
    minor: '{content, select, photo {Billedet viser nogen, der måske er under 18.} other {Der er tegn på, at du er under 18.}}',
    other: 'Vi har fundet noget, der bryder vores regler.',
    nudity: 'Billedet viser nøgenhed eller sex.',
    nobody_seen: 'Man kan ikke se, at det er dig på billedet.',
    violence: 'Billedet viser våben eller vold.',
    hate: 'Fra din konto er der kommet ord eller symboler, der nedgør andre på grund af oprindelse, tro, krop eller seksualitet.',
    at_once:
      '{content, select, photo {En indberetning siger, at billedet viser et menneske i en intim situation uden samtykke.} other {En indberetning siger, at du måske er under 18.}} Vi ved endnu ikke, om det passer.',
    dated: '{content, select, photo {Billedet er fra {date}.} message {Beskeden er fra {date}.} other {Det handler om noget fra {date}.}}',
    reviewed: 'En anden person end første gang har gennemgået det hele igen, også det, du har skrevet.',
    cleared: 'Vi har undersøgt sagen og ikke fundet noget, der bryder vores regler eller loven.',
  },
  rule: {
    named: 'Reglen ”{title}” i reglerne for fællesskabet:',
    all: 'Reglerne for fællesskabet, som du kan læse på {link}.',
    notLaw: 'Vi afgør det her efter vores regler, ikke efter en lov.',
    law: 'Det handler om denne lov: {reference}',
  },
  machine: {
    person: 'Et menneske har truffet afgørelsen.',
    program:
      'Et program har handlet med det samme, fordi indberetningen er alvorlig. Et menneske undersøger det nu og bekræfter eller ophæver det.',
    found: 'Et program har kun gjort opmærksom på det.',
    report:
      '{n, plural, =0 {Anledningen var en indberetning.} one {Anledningen var en indberetning fra et medlem.} other {Anledningen var indberetninger fra # medlemmer.}}',
    notice: 'Anledningen var en indberetning af ulovligt indhold.',
    trusted_flagger: 'Anledningen var en henvendelse fra en officielt godkendt pålidelig indberetter.',
    authority: 'Anledningen var en henvendelse fra en myndighed.',
    own: 'Vi opdagede det ved en kontrol, vi selv har lavet.',
  },
  meaning: {
    warned: 'Sker det igen, kan vi begrænse din konto eller udelukke dig.',
    hidden:
      '{ends, select, yes {Andre kan ikke se din profil indtil {until}. Det slutter af sig selv.} other {Andre kan ikke se din profil.}}',
    hiddenAtOnce:
      '{content, select, photo {Kun du kan se billedet, indtil undersøgelsen er slut.} other {Andre kan ikke se din profil, indtil undersøgelsen er slut.}}',
    removed:
      '{content, select, photo {Ingen kan længere se billedet.} message {Ingen kan længere se beskeden.} other {Ingen kan længere se det.}}',
    conversations:
      '{ends, select, yes {Du kan ikke starte nye samtaler indtil {until}. Det slutter af sig selv.} other {Du kan ikke længere starte nye samtaler.}}',
    pictures:
      '{ends, select, yes {Du kan ikke uploade eller sende billeder indtil {until}. Det slutter af sig selv.} other {Du kan ikke længere uploade eller sende billeder.}}',
    messages:
      '{ends, select, yes {Du kan ikke sende beskeder indtil {until}. Det slutter af sig selv.} other {Du kan ikke længere sende beskeder.}}',
    suspended:
      '{ends, select, yes {Ingen ser dig, og du ser ingen, indtil {until}. Det slutter af sig selv.} other {Ingen ser dig, og du ser ingen, indtil vi er færdige med at undersøge sagen.}}',
    banned: 'Ingen ser dig, og du ser ingen. En ny konto er ikke tilladt.',
    warnedOthers: 'Alle, du har sendt en besked, får at vide, at vi har fjernet profilen på grund af svindel.',
    else: 'Alt andet bliver, som det er.',
    credits: 'Du beholder dine credits.',
    frozen:
      '{n, plural, =0 {Købte credits, som du ikke har brugt, betaler vi ud den {date}, eller så snart din klage er afgjort. Pengene kommer tilbage på samme måde, som du betalte.} one {Den ene købte credit, som du ikke har brugt, betaler vi ud den {date}, eller så snart din klage er afgjort. Pengene kommer tilbage på samme måde, som du betalte.} other {De # købte credits, som du ikke har brugt, betaler vi ud den {date}, eller så snart din klage er afgjort. Pengene kommer tilbage på samme måde, som du betalte.}}',
    data: 'Dine data er dine. Du kan tage dem med, se dine fakturaer og slette din konto.',
    secret: 'Ingen andre får det at vide. Den, der har indberettet noget, får kun at vide, at vi har handlet.',
    restored: 'Det, der kan genskabes, er tilbage, og afgørelsen tæller ikke længere imod dig.',
    upheld: '{ends, select, yes {Afgørelsen gælder fortsat indtil {until}.} other {Afgørelsen gælder fortsat.}}',
    shown: '{content, select, photo {Billedet kan ses som før.} other {Din profil kan ses som før.}}',
  },
  appeal: {
    how: 'Senest den {until} kan du på afgørelsens side skrive, hvad vi har overset. Det koster ikke noget.',
    who: 'Din klage læses af en anden person end den, der traf afgørelsen. Du får et skriftligt svar inden for 72\u00a0timer.',
    whoAfterProgram: 'Et menneske læser din klage og svarer dig skriftligt inden for 72\u00a0timer.',
  },
  reporter: {
    title: '{outcome, select, acted {Vi har handlet efter din indberetning} other {Vi har ikke fundet noget, der bryder reglerne}}',
    reported:
      '{subject, select, profile {Du har indberettet profilen ”{name}”} photo {Du har indberettet et billede af {name}} message {Du har indberettet en besked fra {name}} other {Du har indberettet noget til os}} den {date}. Din indberetning har nummer {number}.',
    acted: 'Vi har undersøgt din indberetning og handlet. Hvad vi præcis har gjort, vedrører en anden, så det siger vi ikke.',
    warning:
      'Det er mindst den anden indberetning fra dig inden for 30 dage, hvor vi ikke har fundet nogen overtrædelse. Sker det igen, sætter vi dine indberetninger til side i 30 dage: Så udløser de ikke alene nogen undersøgelse. Indberetninger om personer, der kan være under 18 år, og om seksuelt indhold undersøger vi altid.',
    secret: 'Den, du har indberettet, får ikke at vide af os, at indberetningen kommer fra dig.',
  },
  other_ways:
    'Du kan også henvende dig til et certificeret organ for udenretslig tvistbilæggelse (artikel 21 i forordningen om digitale tjenester) eller anlægge sag. Du behøver ikke at klage til os først.',
};
