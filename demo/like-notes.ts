import type { Language } from '#platform/contract/languages.ts';
import type { Prompt } from '#features/prompts/contract/prompts.ts';

/** What demo members write with a like of an answer, by the prompt that it answers. */
export const likeNotes: Readonly<Record<Language, Partial<Record<Prompt, string>>>> = {
  de: {
    kitchen: 'Dann wasche ich ab. Die Musik wird gut, versprochen.',
    morning: 'Kein Wort kann ich. Einen zweiten Kaffee auch.',
    good_sunday: 'Ich trage die Brotzeit, wenn du den Weg kennst.',
    hour: 'Welcher Saal? Davon hängt alles ab.',
    rain: 'Süß oder salzig? Es gibt eine falsche Antwort.',
  },
  en: {
    kitchen: 'I’ll wash up, then. You’re going to like the music.',
    morning: 'I can do quiet. I can also do a second coffee.',
    good_sunday: 'I’ll carry the sandwiches if you know the way.',
    hour: 'Which room? Everything depends on it.',
    rain: 'Sweet or salty? There is a wrong answer.',
  },
  da: {
    kitchen: 'Så tager jeg opvasken. Må jeg også vælge musikken?',
    morning: 'Jeg kan godt tie stille. Og lave en kop mere.',
    good_sunday: 'Jeg bærer madpakken, hvis du kender vejen.',
    hour: 'Hvilken sal? Alt afhænger af det.',
    rain: 'Sødt eller salt? Der findes et forkert svar.',
  },
  es: {
    kitchen: 'Entonces friego yo. La música te va a gustar.',
    morning: 'Sé estar en silencio. Y hacer un segundo café.',
    good_sunday: 'Yo llevo los bocadillos si tú te sabes el camino.',
    hour: '¿Qué sala? Todo depende de eso.',
    rain: '¿Dulces o saladas? Hay una respuesta incorrecta.',
  },
  fi: {
    kitchen: 'Minä tiskaan. Saanko valita musiikin?',
    morning: 'Osaan olla hiljaa. Osaan myös keittää toisen kupin.',
    good_sunday: 'Kannan eväät, jos sinä tiedät reitin.',
    hour: 'Mikä sali? Kaikki riippuu siitä.',
    rain: 'Makea vai suolainen? On olemassa väärä vastaus.',
  },
  fr: {
    kitchen: 'Alors je m’occupe de la vaisselle. Et de la musique\u202f?',
    morning: 'Je sais me taire. Et refaire du café.',
    good_sunday: 'Je porte le pique-nique si tu connais le chemin.',
    hour: 'Quelle salle\u202f? Tout est là.',
    rain: 'Sucré ou salé\u202f? Il y a une mauvaise réponse.',
  },
  it: {
    kitchen: 'Allora lavo io. La musica ti piacerà.',
    morning: 'So stare in silenzio. E fare un secondo caffè.',
    good_sunday: 'I panini li porto io, se tu conosci la strada.',
    hour: 'Quale sala? Dipende tutto da questo.',
    rain: 'Dolci o salati? Una risposta sbagliata c’è.',
  },
  nb: {
    kitchen: 'Da tar jeg oppvasken. Får jeg velge musikken?',
    morning: 'Jeg kan være stille. Og lage en kopp til.',
    good_sunday: 'Jeg bærer matpakken hvis du kan veien.',
    hour: 'Hvilken sal? Alt avhenger av det.',
    rain: 'Søtt eller salt? Det finnes et feil svar.',
  },
  nl: {
    kitchen: 'Dan was ik af. De muziek wordt goed, beloofd.',
    morning: 'Ik kan stil zijn. En een tweede koffie zetten.',
    good_sunday: 'Ik draag de boterhammen als jij de weg weet.',
    hour: 'Welke zaal? Daar hangt alles van af.',
    rain: 'Zoet of zout? Er is één fout antwoord.',
  },
  pl: {
    kitchen: 'To ja zmywam. Muzyka będzie dobra, słowo.',
    morning: 'Umiem milczeć. I zaparzyć drugą kawę.',
    good_sunday: 'Niosę kanapki, jeśli znasz drogę.',
    hour: 'Która sala? Wszystko od tego zależy.',
    rain: 'Słodki czy słony? Jest jedna zła odpowiedź.',
  },
  sv: {
    kitchen: 'Då diskar jag. Får jag välja musiken?',
    morning: 'Jag kan vara tyst. Och brygga en kopp till.',
    good_sunday: 'Jag bär matsäcken om du hittar vägen.',
    hour: 'Vilken sal? Allt hänger på det.',
    rain: 'Sött eller salt? Det finns ett svar som är fel.',
  },
};
