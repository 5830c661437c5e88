import { phrases } from './phrases.ts';

// All phrases are in plain letters (plain-text.ts). Words with another meaning in one of the eleven languages, such as signal,
// line, snap or kakao, only count next to words that show that a messenger is meant.

const on =
  '(on|via|auf|bei|uber|ueber|mein|meine|my|your|dein|deine|per|par|sur|ton|mon|su|mio|tuo|mi|tu|por|op|mijn|jouw|via|pa|paa|min|din|mitt|ditt|na|przez|moj|twoj|add)';

const messenger = [
  '(whatsapp|whatsap|watsapp|watsap|whattsapp|whatsup|wathsapp|vatsap|wapp|whatsappissa|whatsappiin|whatsappie|whatsappa|whatsappen|whatsappa)',
  '(whats|wats|whatz) (app|ap|up)',
  "(what's|what) app",
  '(telegram|telegramie|telegramem|telegramissa|telegramiin|telegramilla|telegramista|telegrami)',
  '(snapchat|snapchatten|snapchatissa|snapchatiin|snapchacie|snapchata|snapchattes)',
  `${on} (snap|snapp)`,
  '(estoy|hablamos|escribeme) en (snap|signal|line|kik)',
  '(snappen|snapini) (min|er|on)',
  '(instagram|instagramissa|instagramiin|instagramie|instagrama|instagrame|insta|instassa|instaan|instan|insten)',
  `${on} (signal|signalu|kik|line)`,
  '(signal|line|kik) (app|id|messenger|nummer|number)',
  '(signalissa|signaliin|signalapp|signalapin)',
  '(kakaotalk|kakao|cacao) talk',
  '(kakaotalk|wechat|weixin|viber|viberissa|viberiin|viberze|threema|skype|skypessa|skypeen|skypen|zangi|hangouts|icq|imessage)',
  '(discord|discordissa|discordiin|discordzie|discorda|discorden)',
  '(facebook|facebookissa|facebooku|facebookie|fb) (messenger|messengerissa|messengerze)',
  `${on} (facebook|fb|messenger|messengeren|tiktok)`,
  '(messengerissa|messengerissani|facebookissa|facebookista)',
];

/** In capitals, within a text that is not all in capitals. */
export const messengerInitials = /(?<![\p{L}\p{N}])(?:WA|IG|TG|LINE)(?![\p{L}\p{N}])/u;

const sum = 'euro|euros|eur|dollar|dollars|usd|pounds|kroner|kronor|kr|zloty|zlotych|zl|francs|franken';
const money = `(money|cash|funds|geld|kohle|penge|penger|pengar|dinero|plata|rahaa|rahat|rahoja|argent|fric|soldi|denaro|pieniadze|pieniedzy|kase|kasy|${sum})`;
const hand =
  '(send|sending|wire|transfer|lend|loan|borrow|give|schick|schicke|schicken|schickst|uberweise|uberweisen|uberweist|ueberweisen|leih|leihe|leihen|leihst|borgen|gib|geben|sende|senden|lan|lane|lana|lant|overfor|overfore|skicka|skickar|overfora|prete|preter|preterais|envoie|envoyer|envoies|vire|virer|donne|donner|envia|enviar|manda|mandar|mandare|presta|prestar|prestare|inviare|invia|sturen|stuur|overmaken|lenen|leen|geef|laheta|lahettaa|lainaa|lainata|siirra|przelej|przelac|przeslij|przeslac|wyslij|wyslac|pozycz|pozyczyc|pozyczysz|daj)';

/** Requests for money. Count only together with a word for "me" (`askerWords`). */
const moneyAsked = [`${hand} … ${money}`, `${money} … ${hand}`];
export const askerWords =
  /(?<![a-z0-9])(?:me|us|mir|uns|mich|mig|meg|os|oss|mij|me|ons|moi|nous|mi|ci|minulle|mulle|meille|mnie|nam|my account|mein konto)(?![a-z0-9])/;

const moneyNamed = [
  '(western) union',
  '(westernunion|moneygram|paypal|paypalin|paypala|venmo|zelle|cashapp|revolut|revolutia|paysafe|paysafecard|paysafekarte|bizum|vipps|vippse|vippsa|mobilepay|tikkie|iban)',
  '(cash) app',
  '(swisha|swishar|swishade)',
  '(swish) (number|nummer|mig)',
  '(kod|przez|na) (blik|blika|blikiem)',
  '(gift) (card|cards|voucher|vouchers)',
  '(giftcard|giftcards|geschenkkarte|geschenkkarten|gutscheinkarte|gutscheinkarten|gutscheincode|gavekort|gavekortet|presentkort|presentkortet|lahjakortti|lahjakortin|lahjakortteja|cadeaukaart|cadeaukaarten|cadeaubon|cadeaubonnen)',
  '(tarjeta|tarjetas) (de regalo|regalo)',
  '(carte|cartes) cadeau*',
  '(carta|carte|buono|buoni) regalo',
  '(karta|karte|karty|kart) (podarunkowa|podarunkowe|podarunkowych|upominkowa|prezentowa)',
  '(steam|itunes|amazon|apple|google play|razer|neosurf|transcash|pcs) (card|cards|karte|karten|gutschein|gutscheine|code|codes|carte|cartes|tarjeta|tarjetas|kort|kortti|kaart|karta|karte|buono)',
  '(bank) (details|account number|transfer|data)',
  '(bankverbindung|bankdaten|kontonummer|kontonummeret|kontonumret|rekeningnummer|bankgegevens|tilinumero|tilinumerosi|tilisiirto|bankoverforsel|bankoverforing)',
  '(account) number',
  '(numero|numeros) (de|di) (cuenta|compte|conto)',
  '(coordonnees|coordinate|datos) (bancaires|bancarie|bancarios)',
  '(numer) konta',
  '(przelew) (na konto|bankowy)',
  '(customs) (fee|fees|charge|charges|duty|clearance)',
  '(zollgebuhr|zollgebuhren|zollgebuehren|zollkosten|tullavgift|tullavgiften|tollgebyr|tollavgift|toldgebyr|toldafgift|tullimaksu|tullimaksut|tullimaksun|douanekosten|inklaringskosten)',
  '(frais|droits) de douane',
  '(tasa|tasas|gastos|derechos) (de aduana|de aduanas|aduaneros|aduaneras|aduanera)',
  '(spese|dazi|tasse) doganali',
  '(oplata|oplate|oplaty) celn*',
  '(hospital|medical) (bill|bills)',
  '(krankenhausrechnung|hospitalsregning|sykehusregning|sjukhusrakning|sairaalalasku|sairaalalaskun|ziekenhuisrekening)',
  "(facture|factura|conto) (de l'hopital|d'hopital|del hospital|dell'ospedale)",
  '(rachunek) (za szpital|szpitalny)',
  '(enviame|mandame|prestame|dame|transfiereme|enviarme|mandarme|prestarme|transferirme|prestami|mandami|inviami|prestarmi|mandarmi|inviarmi|dammi) … ' +
    money,
  '(need|brauche|braucht|necesito|tarvitsen|besoin|bisogno|potrzebuje|behover|trenger|nodig|mangler|behov) … (loan|darlehen|kredit|prestamo|lainaa|lainan|pret|prestito|pozyczki|lan|lening)',
];

/** International account numbers, with or without spaces. */
export const accountNumbers = /(?<![a-z0-9])[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){2,7}(?: ?[a-z0-9]{1,4})?(?![a-z0-9])/g;

const crypto = [
  '(bitcoin|bitcoins|bitcoinia|bitcoineja|bitcoiny|bitcoinach|bitcoina|btc|usdt|usdc|ethereum|ethereumia|litecoin|dogecoin|solana|altcoin|altcoins|stablecoin|memecoin)',
  '(crypto|cryptos|krypto|kryptos|krypton|kripto|cripto|criptos|kryptoa|kryptoon) (trading|investment|investing|currency|currencies|wallet|wahrung|wahrungen|valuta|wallets|konto|geld|coins|market|invest*)',
  '(crypto|cryptos|krypto|kryptos|cripto|criptos|kryptoa|kryptoon|kryptoilla|kryptoihin)',
  '(cryptocurrency|cryptocurrencies|cryptowahrung|kryptowahrung|kryptowahrungen|kryptowaehrung|kryptovaluta|kryptovalutaer|kryptovalutor|kryptovaluutta|kryptovaluuttaa|kryptovaluutat|kryptovaluuttoihin|kryptowaluta|kryptowaluty|kryptowalut|kryptowalutach|cryptomonnaie|cryptomonnaies|criptomoneda|criptomonedas|criptovaluta|criptovalute|cryptovaluta|cryptomunt|cryptomunten|criptodivisas)',
  '(binance|coinbase|metamask|kraken wallet|bybit|kucoin|okx)',
  '(trust|crypto|bitcoin) wallet',
  '(seed) phrase',
  '(trading) (platform|plattform|platforms|app|account|konto|signals|signale|bot|plateforme|site)',
  '(handelsplattform|handelsplattformen|handelsplatform|tradingplattform|tradingplatform|kaupankayntialusta|kaupankayntialustalla)',
  '(plataforma|plateforme|piattaforma|platforma|platformie|platforme) (de|di|do|tradingowa|inwestycyjna|inwestycyjnej|inwestycyjna) *',
  '(plataforma|plateforme|piattaforma) (de|di|d) (trading|inversion|inversiones|investissement|investimento)',
  '(platforma|platformie|platforme) (tradingowa|tradingowej|inwestycyjna|inwestycyjnej|handlowa)',
  '(investment|investitions|investerings) (platform|plattform|opportunity|plan|advisor)',
  '(investeringsplattform|investeringsplatform|investitionsplattform|anlageplattform|beleggingsplatform|sijoitusalusta|sijoitusalustalla)',
  '(invest|investiere|investieren|investierst) (with|mit) (me|mir|uns)',
  '(invertir|invierte|invertimos) (conmigo|con nosotros)',
  '(investir|investis|investissez) avec (moi|nous)',
  '(investire|investi) con (me|noi)',
  '(investeren|investeer) (met|samen met) (mij|me|ons)',
  '(investera|invester|investere|investerer) (med|sammen med) (mig|meg|oss|os)',
  '(inwestuj|inwestowac|zainwestuj|zainwestowac) (ze mna|z nami)',
  '(sijoita|sijoittaa|sijoittaisit) (kanssani|kanssamme)',
  '(guaranteed|garantierte|garantierten|garantierter|garanterad|garanteret|garantert|gegarandeerd|gegarandeerde|gwarantowany|gwarantowane) (profit|profits|return|returns|rendite|gewinn|gewinne|vinst|avkastning|afkast|fortjeneste|rendement|winst|zysk|zyski)',
  '(ganancias|beneficios|gains|benefices|profitti|guadagni) (garantizadas|garantizados|garantis|garantiti)',
  '(taattu|taatut|varma) (tuotto|tuotot|voitto)',
  '(forex)',
];

/** Crypto wallet addresses. */
export const walletAddresses =
  /(?<![A-Za-z0-9])(?:bc1[a-z0-9]{25,60}|0x[0-9a-fA-F]{40}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|T[1-9A-HJ-NP-Za-km-z]{33})(?![A-Za-z0-9])/;

/** The kinds of phrases that a text in plain letters contains. `asked` counts only together with `askerWords`. */
export const findPhrases = phrases({ messenger, money: moneyNamed, asked: moneyAsked, crypto });
