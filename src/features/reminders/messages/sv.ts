import type { Messages } from './de.ts';

export const messages = {
  later: 'Senare',
  centre: { none: 'Inget väntar just nu.', settings: 'Aviseringsinställningar' },
  activation: {
    where: 'Vi har skickat den till {email}.',
    text: 'Tills dess kan ingen hitta dig. Det du skriver sparar vi så länge, och det kostar ingenting.',
    address: 'Ändra adress',
  },
  name: {
    text: 'Ditt namn ser ut som en adress eller ett telefonnummer, eller har bokstäver från flera alfabet. Ett förnamn eller smeknamn räcker.',
    change: 'Byt namn',
  },
  photo: {
    text: 'Med en bild är det lättare att börja prata. Du behöver bara en.',
    add: 'Lägg till bild',
  },
  disabled: {
    text: 'Just nu ser du bara vad som är nytt när du är här.',
    open: 'Öppna inställningarna',
  },
  visitors: {
    text: 'Besökare är människor utan konto. De skulle se dig på startsidan, i sökningen och via en delad länk: förnamn, ålder, ort, din första bild, de andra bara suddigt, och om du är online. Du kan ändra det när som helst i inställningarna.',
    yes: 'Ja, visa den',
    no: 'Nej',
    shown: 'Besökare kan nu se din profil.',
    hidden: 'Bara medlemmar ser din profil.',
  },
  push: {
    how: 'Så här säger vi till',
    wrote: 'har skrivit till dig',
    now: 'nu',
    notNow: 'Inte nu',
    text: 'Aviseringar kommer bara när något verkligen har hänt. Vad som står i dina meddelanden visas bara om du vill det.',
    on: 'Slå på aviseringar',
  },
} satisfies Messages;
