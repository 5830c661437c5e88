import type { Texts } from '../texts.ts';

export const rules: Texts['rules'] = {
  title: 'Regler för gemenskapen',
  lead: 'För att alla ska trivas på {site}. Med exempel, så att det är tydligt vad vi menar.',
  short: {
    user: '**Var dig själv.** Dina bilder, din ålder, dina ord.',
    heart: '**Fråga i stället för att pressa.** Ett nej är ett svar, och det är tystnad också.',
    wallet: '**Inga pengar, inga affärer.** Be inte om något, erbjud inget, gör ingen reklam.',
    prohibit: '**Inga minderåriga.** Inte som medlem, inte på bilder, inte som ämne.',
  },
  sections: {
    yourself: {
      title: 'Var dig själv',
      text: [
        '**Okej:** ett smeknamn, en bild från förra året, att lämna en fråga obesvarad.',
        '**Inte okej:** andras eller konstgjorda bilder, fel ålder eller kön, ett andra konto, att utge sig för att vara någon annan.',
      ],
    },
    respect: {
      title: 'Var vänlig',
      text: [
        '**Okej:** ”Jag tror inte att vi passar ihop, men jag önskar dig allt gott.”',
        '**Inte okej:** förolämpningar, hot, att skriva gång på gång fast inget kommer tillbaka, att trycka ner någon för ursprung, religion, kropp, funktionsnedsättning, kön eller sexualitet.',
      ],
    },
    consent: {
      title: 'Fråga först',
      text: [
        '**Okej:** ”Vill du se en bild på mig som visar lite mer?” Och att ta ett nej för ett nej.',
        '**Inte okej:** intima bilder eller texter som ingen har bett om, press, att sprida andras bilder eller chattar.',
      ],
    },
    photos: {
      title: 'Bilder i profilen',
      text: [
        '**Okej:** du, så att du går att känna igen, även på stranden. Vänner som är med på det.',
        '**Inte okej:** nakenhet och sex i profilen, barn ensamma på en bild, även dina egna, vapen, våld, hatsymboler, telefonnummer och reklam i bilden.',
      ],
    },
    money: {
      title: 'Inga pengar',
      text: [
        '**Okej:** att bjuda på en kaffe.',
        '**Inte okej:** att be om pengar, presentkort eller koder, rekommendera investeringar, söka eller erbjuda sex mot betalning, locka till andra sajter, göra reklam för varor eller tjänster.',
      ],
    },
    minors: {
      title: 'Bara vuxna',
      text: [
        'Den som är under {min_age} får inte vara här. Den som framställer minderåriga sexuellt eller skriver om det stängs av direkt och polisanmäls. Tror du att någon är för ung, anmäl profilen.',
      ],
    },
    machines: {
      title: 'Inga maskiner',
      text: [
        'Program som läser av profiler, ger likes eller skriver är inte tillåtna, och det är inte heller tillåtet att låta andra sköta ditt konto.',
      ],
    },
    consequences: {
      title: 'Vad som händer om någon bryter mot reglerna',
      text: [
        'Anmäl det: vid profilen, bilden eller meddelandet. Beroende på hur allvarligt det är tar vi bort innehåll, varnar eller stänger av, och vi anger alltid skälet. Läs mer: [Avstängning och överklagande](/pages/ban).',
      ],
    },
  },
  changes: { '2023-12-01': 'Första versionen.' },
};
