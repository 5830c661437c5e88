import type { Messages } from './de.ts';

export const messages = {
  activation: {
    subject: 'Bevestig je e-mailadres bij {site}',
    greeting: 'Hoi {name},',
    body: 'Fijn dat je er bent. Nog één klik: bevestig je e-mailadres, dan is je profiel zichtbaar en kunnen anderen je antwoorden.',
    button: 'E-mailadres bevestigen',
    expiry: 'De link is {hours, plural, one {# uur} other {# uur}} geldig en werkt maar één keer.',
    ignore: 'Heb je geen account aangemaakt? Verwijder deze mail dan gewoon: zonder de klik wordt het profiel niet zichtbaar.',
  },
  known_address: {
    subject: 'Je hebt al een account bij {site}',
    greeting: 'Hoi {name},',
    body: 'Iemand wilde zich net opnieuw aanmelden met dit e-mailadres. Misschien was jij het: je hebt al een account en kunt gewoon inloggen.',
    button: 'Inloggen',
    ignore: 'Was jij het niet? Dan hoef je niets te doen. Je account is ongewijzigd en niemand heeft toegang gekregen.',
  },
  footer: {
    copy_link: 'Werkt de knop niet? Open dit adres in je browser:',
    reason: 'Je krijgt deze mail omdat je e-mailadres bij {site} is opgegeven.',
    support: 'Vragen? Schrijf ons: {email}',
  },
} satisfies Messages;
