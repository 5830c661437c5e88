import { describe, expect, test } from 'vitest';
import type { Caution } from '../../contract/cautions.ts';
import { cautionsOf, hasLink } from './cautions.ts';

type Cases = Readonly<Record<string, readonly string[]>>;

const links: Cases = {
  da: ['Se mine billeder på minside.dk', 'Gå ind på www punktum minside punktum dk'],
  de: [
    'Schau mal auf www.meine-seite.de vorbei',
    'Ich bin auf meineseite punkt com',
    'besuch mich: meineseite.de',
    'www punkt seite dot com',
  ],
  en: ['Look at https://example.org/me', 'my page is mysite dot com', 'go to mysite (dot) com', 'hxxp://evil.example', 'see sexy-pics.xyz'],
  es: ['Mira mipagina.es', 'Entra en mi web: mi-pagina punto com', 'visita mipagina.es/fotos ahora'],
  fi: ['Katso omasivu.fi', 'Sivuni on omasivu piste com'],
  fr: ['Va voir monsite.fr', 'Mon site est monsite point com'],
  it: ['Guarda www.miosito.it', 'Il mio sito: miosito punto com', 'vai su miosito.it'],
  nb: ['Se bildene på minside.no', 'Siden min er minside punktum com'],
  nl: ['Kijk op mijnsite.nl', 'Mijn site is mijnsite punt com'],
  pl: ['Zobacz mojastrona.pl', 'Wejdź na mojastrona kropka com'],
  sv: ['Kolla minsida.se', 'Min sida är minsida punkt com'],
};

const phones: Cases = {
  da: ['Ring til mig på 20 12 34 56', '+45 20 12 34 56'],
  de: ['Meine Nummer: 0176 12345678', 'ruf an: 0 1 7 6 1 2 3 4 5 6 7 8', '+49 (0)151-234.567.89'],
  en: ['Call me on 07911 123456', 'my number is +44 7911 123456', '+1 (415) 555-2671', '00447911123456'],
  es: ['Llámame al 612 345 678'],
  fi: ['Soita 040 123 4567'],
  fr: ['Mon numéro : 06 12 34 56 78', '06.12.34.56.78'],
  it: ['Chiamami al 347 123 4567'],
  nb: ['Ring meg på 412 34 567'],
  nl: ['Bel me op 06-12345678'],
  pl: ['Zadzwoń: 512 345 678'],
  sv: ['Ring mig på 070-123 45 67', '０７０-１２３ ４５ ６７'],
};

const messengers: Cases = {
  da: ['Skal vi skrive på WhatsApp?', 'Tilføj mig på snap'],
  de: ['Hast du WhatsApp?', 'Lass uns auf Signal schreiben', 'Bist du bei Insta?', 'Schreib mir auf Snap', 'Hast du WA?', 'add me on kik'],
  en: [
    'Let us move to Telegram',
    "add me on what's app",
    'my ig is anna, find me on Instagram',
    'KakaoTalk id anna',
    'text me on line',
    't.me/anna99',
  ],
  es: ['¿Tienes guasap o WhatsApp?', 'Háblame por Telegram', 'Mi Insta es anna'],
  fi: ['Jatketaanko WhatsAppissa?', 'Löydät minut Telegramista', 'Oletko Signalissa?'],
  fr: ['On continue sur WhatsApp ?', 'Je suis sur Telegram', 'Ajoute-moi sur Snap'],
  it: ['Ci sentiamo su WhatsApp?', 'Scrivimi su Telegram'],
  nb: ['Skal vi snakke på Snapchat?', 'Jeg er på Signal'],
  nl: ['Zullen we via WhatsApp praten?', 'Ik zit op Signal', 'mijn mail is anna@voorbeeld.nl'],
  pl: ['Napisz do mnie na WhatsAppie', 'Jestem na Telegramie', 'Masz Discorda?'],
  sv: ['Ska vi skriva på WhatsApp?', 'Lägg till mig på Snap', 'Viber går också bra'],
};

const monies: Cases = {
  da: ['Kan du sende mig penge?', 'Kan du låne mig 500 kroner?', 'Køb et gavekort til mig'],
  de: [
    'Kannst du mir Geld schicken?',
    'Leih mir bitte 200 Euro',
    'Ich muss die Zollgebühr zahlen',
    'Bitte per Western Union',
    'DE89 3704 0044 0532 0130 00',
  ],
  en: [
    'Please send me some money',
    'buy me a Steam card',
    'I need a gift card',
    'the customs fee is due',
    'I need a small loan',
    'my PayPal is open',
  ],
  es: ['¿Me puedes enviar dinero?', 'Préstame 100 euros', 'Compra una tarjeta de regalo', 'hay que pagar las tasas de aduana'],
  fi: ['Voisitko lainata minulle rahaa?', 'Osta minulle lahjakortti', 'Tullimaksu pitää maksaa'],
  fr: ['Peux-tu m’envoyer, à moi, de l’argent ?', 'Achète une carte cadeau', 'Il faut payer les frais de douane'],
  it: ['Puoi prestarmi dei soldi?', 'Compra una carta regalo', 'Devo pagare le spese doganali'],
  nb: ['Kan du sende meg penger?', 'Kjøp et presentkort eller bruk Vipps', 'Tollavgiften: tollavgift må betales'],
  nl: ['Kun je mij geld overmaken?', 'Koop een cadeaukaart', 'Ik moet invoer en douanekosten betalen'],
  pl: ['Możesz mi pożyczyć pieniądze?', 'Wyślij mi pieniądze', 'Kup kartę: karta podarunkowa', 'Trzeba zapłacić opłatę celną'],
  sv: ['Kan du skicka pengar till mig?', 'Köp ett presentkort', 'Kan du swisha?'],
};

const cryptos: Cases = {
  da: ['Jeg tjener på kryptovaluta', 'Invester med mig'],
  de: [
    'Ich handle mit Bitcoin',
    'Investiere mit mir',
    'Meine Trading-Plattform bringt garantierte Gewinne',
    'Ich habe in Krypto investiert',
  ],
  en: [
    'I trade crypto',
    'send USDT',
    'this trading platform changed my life',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ],
  es: ['Gano con criptomonedas', 'Puedes invertir conmigo'],
  fi: ['Sijoitan kryptovaluuttoihin', 'Sijoita kanssani'],
  fr: ['Je gagne avec les cryptomonnaies', 'Investis avec moi'],
  it: ['Guadagno con le criptovalute', 'Puoi investire con me'],
  nb: ['Jeg tjener på kryptovaluta', 'Invester med meg'],
  nl: ['Ik verdien aan cryptomunten', 'Investeer met mij'],
  pl: ['Zarabiam na kryptowalutach', 'Możesz zainwestować ze mną'],
  sv: ['Jag tjänar på kryptovaluta', 'Investera med mig'],
};

/** Texts that only resemble a suspicious one. */
const harmless: Cases = {
  da: [
    'Jeg arbejder i en bank',
    'Et kig på vejret: 20 grader.',
    'Jeg sender dig et kram',
    'Har du set signalet?',
    'Det er en snap til frokost',
    'Jeg bor i nr. 12, 3. sal',
    'Penge er ikke alt',
  ],
  de: [
    'Ich arbeite in einer Bank',
    'Die Kunst des Investierens interessiert mich',
    'Ein Signal der Hoffnung',
    'Kakao oder Kaffee?',
    'Das war gut.es war schön',
    'Am 12.05.1990 geboren',
    'Punkt 8 Uhr bin ich da',
    'Geld ist nicht alles',
    'Der Zoll am Flughafen war nett',
    'Von 2019 - 2024 in Leipzig',
    'Zug um 18.30 Uhr, Gleis 12',
  ],
  en: [
    'I work at a bank',
    'I like it.it was great',
    'We chat a lot',
    'a good signal',
    'stand in line with me',
    'that is the point',
    'customs and traditions',
    'Oh snap!',
    'Money is not everything to me',
    'a wedding gift',
    'my birthday is 1990-05-12',
    'It costs 1,000,000 euros',
    'cryptic crosswords',
    'I invest a lot of time',
    'The U.S. is big.',
    'e.g. tea',
    'e.g.no',
  ],
  es: [
    'Trabajo en un banco',
    'me gusta.es verdad',
    'punto de encuentro',
    'Tengo 35 años',
    'Es una señal',
    'El dinero no lo es todo',
    'la criptografía me gusta',
    'línea 3 del metro',
  ],
  fi: [
    'Olen töissä pankissa',
    'Kaakao on hyvää',
    'Raha ei ole kaikki kaikessa',
    'Lähetän sinulle halauksen',
    'Synnyin 12.5.1990',
    'Sijoitan aikaa ystäviin',
  ],
  fr: [
    'Je travaille dans une banque',
    'un point de vue',
    'Je suis prêt à te voir',
    'la discorde règne',
    'Le cadeau était beau',
    'la ligne 3',
    'Je suis né le 12/05/1990',
    "L'argent ne fait pas le bonheur",
  ],
  it: [
    'Lavoro in banca',
    'il punto è questo',
    'bello.è vero',
    'I soldi non sono tutto',
    'Sono nato il 12.05.1990',
    'la linea 3',
    'un prestito dalla biblioteca',
  ],
  nb: [
    'Jeg jobber i bank',
    'Et signal om våren',
    'Penger er ikke alt',
    'Jeg sender deg en klem',
    'Født 12.05.1990',
    'fint.no stress her',
    'Jeg investerer tid i venner',
  ],
  nl: [
    'Ik werk bij een bank',
    'een punt maken',
    'Ik heb een blik op de zee',
    'wa zegde gij?',
    'Geld maakt niet gelukkig',
    'Ik leen een boek van de bibliotheek',
    'geboren op 12-05-1990',
    'de lijn 3',
  ],
  pl: [
    'Pracuję w banku',
    'Kropka nad i',
    'Kakao na śniadanie',
    'Pieniądze to nie wszystko',
    'Urodziny mam 12.05.1990',
    'krypta w kościele',
    'Masz blik w oku',
    'Przesyłam ci uścisk',
  ],
  sv: [
    'Jag jobbar på en bank',
    'Kakao eller te?',
    'Pengar är inte allt',
    'Född 1990-05-12',
    'gillar.so är det',
    'Punkt slut',
    'En snaps till midsommar',
    'Jag investerar tid i vänner',
  ],
};

const flat = (cases: Cases) => Object.entries(cases).flatMap(([language, texts]) => texts.map((text) => [language, text] as const));

describe.each<[Caution, Cases]>([
  ['link', links],
  ['phone', phones],
  ['messenger', messengers],
  ['money', monies],
  ['crypto', cryptos],
])('a reader is warned of %s', (caution, cases) => {
  test.each(flat(cases))('%s: %s', (_language, text) => expect(cautionsOf(text)).toContain(caution));
});

describe('texts that only resemble a suspicious one cause no caution', () => {
  test.each(flat(harmless))('%s: %s', (_language, text) => expect(cautionsOf(text)).toEqual([]));
});

describe('obfuscation does not evade the check', () => {
  test.each<[string, Caution]>([
    ['Whаtsаpp', 'messenger'],
    ['Tel\u200begr\u200dam', 'messenger'],
    ['t e l e g r a m', 'messenger'],
    ['T.e.l.e.g.r.a.m', 'messenger'],
    ['te1egram', 'messenger'],
    ['wh4ts4pp', 'messenger'],
    ['𝗪𝗵𝗮𝘁𝘀𝗔𝗽𝗽', 'messenger'],
    ['ＷｈａｔｓＡｐｐ', 'messenger'],
    ['b\u00adi\u00adt\u00adcoin', 'crypto'],
    ['Bitсоin', 'crypto'],
    ['mysite\u200b.com', 'link'],
    ['mуsіte.com', 'link'],
    ['www . mysite . com', 'link'],
    ['mysite[.]com', 'link'],
    ['0１７6 1２3４5６7８', 'phone'],
    ['017\u200b6123\u200b45678', 'phone'],
  ])('%s', (text, caution) => expect(cautionsOf(text)).toContain(caution));
});

test('several cautions are in the order of the contract', () =>
  expect(cautionsOf('Schick mir Geld oder Bitcoin, WhatsApp 0176 12345678, www.seite.de')).toEqual([
    'link',
    'phone',
    'messenger',
    'money',
    'crypto',
  ]));

test('an account number or a wallet is not a phone number', () => {
  expect(cautionsOf('NL91 ABNA 0417 1643 00')).toEqual(['money']);
  expect(cautionsOf('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2')).toEqual(['crypto']);
});

test('a link is detected on its own, for accounts that may not send links yet', () => {
  expect([
    hasLink('meineseite.de'),
    hasLink('t.me/anna'),
    hasLink('WhatsApp 0176 12345678'),
    hasLink('anna@example.org'),
    hasLink(''),
  ]).toEqual([true, true, false, false, false]);
});

test('long and hostile texts are checked quickly', () => {
  // CPU time instead of elapsed time, because other processes use the CPU, too.
  const started = process.threadCpuUsage();
  for (const text of [
    'a.'.repeat(10_000),
    '1 '.repeat(10_000),
    'www'.repeat(6_000),
    'send me '.repeat(2_500),
    '(((((.'.repeat(3_000),
    'a-'.repeat(10_000),
    'aa00 '.repeat(4_000),
  ])
    cautionsOf(text);
  const { user, system } = process.threadCpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(1500);
});
