import type { Messages } from './de.ts';

export const messages: Messages = {
  titles: {
    warn: 'Varoitus. Tilisi pysyy ennallaan',
    hide: '{ends, select, yes {Profiilisi on piilotettu {until} asti} other {Profiilisi on piilotettu}}',
    hide_at_once:
      '{content, select, photo {Yksi kuvistasi on piilotettu, kunnes olemme tutkineet sen} other {Profiilisi on piilotettu, kunnes olemme tutkineet asian}}',
    remove: '{content, select, photo {Olemme poistaneet kuvasi} message {Olemme poistaneet viestisi} other {Olemme poistaneet sisältöäsi}}',
    restrict:
      '{what, select, conversations {{ends, select, yes {Et voi aloittaa uusia keskusteluja {until} asti} other {Et voi enää aloittaa uusia keskusteluja}}} pictures {{ends, select, yes {Et voi lisätä tai lähettää kuvia {until} asti} other {Et voi enää lisätä tai lähettää kuvia}}} messages {{ends, select, yes {Et voi lähettää viestejä {until} asti} other {Et voi enää lähettää viestejä}}} other {{ends, select, yes {Tiliäsi on rajoitettu {until} asti} other {Tiliäsi on rajoitettu}}}}',
    suspend: '{ends, select, yes {Tilisi on suljettu {until} asti} other {Tilisi on toistaiseksi suljettu}}',
    ban: 'Olet saanut käyttökiellon',
    restore: 'Olemme kumonneet päätöksen {first}',
    uphold: 'Päätös {first} pysyy voimassa',
    cleared: '{content, select, photo {Kuvasi on kunnossa} other {Profiilisi on kunnossa}}',
  },
  headings: {
    happened: 'Mitä on tapahtunut',
    rule: 'Mistä säännöstä on kyse',
    law: 'Mistä laista on kyse',
    machine: 'Ihminen vai ohjelma',
    meaning: 'Mitä tämä tarkoittaa sinulle',
    appeal: 'Oletko eri mieltä?',
    other_ways: 'Muut keinot',
  },
  happened: {
    fraud: 'Tililtäsi on pyydetty muilta rahaa, huijattu muita tai houkuteltu heitä sivuille, jotka tavoittelevat heidän rahojaan.',
    others_photos: 'Profiilissasi on kuvia, joissa tutkimuksemme mukaan on joku toinen kuin sinä.',
    harassment: 'Tililtäsi on tullut sanoja tai kuvia, jotka häiritsevät, uhkaavat tai halventavat muita.',
    advertising: 'Tililtäsi on lähetetty mainoksia tai linkkejä ihmisille, jotka eivät ole pyytäneet niitä.',
    minor:
      '{content, select, photo {Kuvassa on joku, joka on ehkä alle 18-vuotias.} other {On merkkejä siitä, että olet alle 18-vuotias.}}',
    other: 'Olemme löytäneet jotain, mikä rikkoo sääntöjämme.',
    nudity: 'Kuvassa näkyy alastomuutta tai seksiä.',
    nobody_seen: 'Sinua ei voi tunnistaa kuvasta.',
    violence: 'Kuvassa näkyy aseita tai väkivaltaa.',
    hate: 'Tililtäsi on tullut sanoja tai symboleja, jotka halventavat muita alkuperän, uskon, kehon tai seksuaalisuuden vuoksi.',
    at_once:
      '{content, select, photo {Raportin mukaan kuvassa on ihminen intiimissä tilanteessa ilman suostumustaan.} other {Raportin mukaan olet ehkä alle 18-vuotias.}} Emme vielä tiedä, pitääkö se paikkansa.',
    dated: '{content, select, photo {Kuvan päivämäärä: {date}.} message {Viestin päivämäärä: {date}.} other {Asian päivämäärä: {date}.}}',
    reviewed: 'Toinen ihminen kuin ensimmäisellä kerralla on käynyt kaiken läpi uudelleen, myös sen, mitä kirjoitit.',
    cleared: 'Olemme tutkineet asian emmekä löytäneet mitään, mikä rikkoisi sääntöjämme tai lakia.',
  },
  rule: {
    named: 'Yhteisön sääntöjen kohta ”{title}”:',
    all: 'Yhteisön säännöt, jotka voit lukea osoitteessa {link}.',
    notLaw: 'Päätämme tästä sääntöjemme emmekä lain perusteella.',
    law: 'Kyse on tästä laista: {reference}',
  },
  machine: {
    person: 'Päätöksen on tehnyt ihminen.',
    program: 'Ohjelma toimi heti, koska raportti on vakava. Ihminen tutkii asiaa nyt ja joko vahvistaa tai kumoaa ratkaisun.',
    found: 'Ohjelma on vain huomauttanut asiasta.',
    report: '{n, plural, =0 {Syynä oli raportti.} one {Syynä oli yhden jäsenen raportti.} other {Syynä olivat # jäsenen raportit.}}',
    notice: 'Syynä oli ilmoitus laittomasta sisällöstä.',
    trusted_flagger: 'Syynä oli virallisesti hyväksytyn luotetun ilmoittajan ilmoitus.',
    authority: 'Syynä oli viranomaisen ilmoitus.',
    own: 'Huomasimme asian omassa tarkastuksessamme.',
  },
  meaning: {
    warned: 'Jos näin käy uudelleen, voimme rajoittaa tiliäsi tai antaa sinulle käyttökiellon.',
    hidden:
      '{ends, select, yes {Muut eivät näe profiiliasi {until} asti. Rajoitus päättyy itsestään.} other {Muut eivät näe profiiliasi.}}',
    hiddenAtOnce:
      '{content, select, photo {Vain sinä näet kuvan, kunnes asia on tutkittu.} other {Muut eivät näe profiiliasi, kunnes asia on tutkittu.}}',
    removed: '{content, select, photo {Kukaan ei enää näe kuvaa.} message {Kukaan ei enää näe viestiä.} other {Kukaan ei enää näe sitä.}}',
    conversations:
      '{ends, select, yes {Et voi aloittaa uusia keskusteluja {until} asti. Rajoitus päättyy itsestään.} other {Et voi enää aloittaa uusia keskusteluja.}}',
    pictures:
      '{ends, select, yes {Et voi lisätä tai lähettää kuvia {until} asti. Rajoitus päättyy itsestään.} other {Et voi enää lisätä tai lähettää kuvia.}}',
    messages:
      '{ends, select, yes {Et voi lähettää viestejä {until} asti. Rajoitus päättyy itsestään.} other {Et voi enää lähettää viestejä.}}',
    suspended:
      '{ends, select, yes {Kukaan ei näe sinua etkä sinä ketään {until} asti. Se päättyy itsestään.} other {Kukaan ei näe sinua etkä sinä ketään, kunnes olemme tutkineet asian.}}',
    banned: 'Kukaan ei näe sinua etkä sinä ketään. Uutta tiliä ei saa avata.',
    warnedOthers: 'Kaikki, joille olet lähettänyt viestin, saavat tietää, että poistimme profiilin huijauksen vuoksi.',
    else: 'Kaikki muu pysyy ennallaan.',
    credits: 'Krediittisi säilyvät.',
    frozen:
      '{n, plural, =0 {Ostamasi krediitit, joita et ole käyttänyt, maksamme takaisin {date} tai heti, kun muutoksenhaustasi on päätetty. Rahat palautuvat samalla tavalla kuin maksoit.} one {Ostamasi ainoan krediitin, jota et ole käyttänyt, maksamme takaisin {date} tai heti, kun muutoksenhaustasi on päätetty. Rahat palautuvat samalla tavalla kuin maksoit.} other {Ostamasi # krediittiä, joita et ole käyttänyt, maksamme takaisin {date} tai heti, kun muutoksenhaustasi on päätetty. Rahat palautuvat samalla tavalla kuin maksoit.}}',
    data: 'Tietosi ovat sinun. Voit ottaa ne mukaasi, katsoa laskusi ja poistaa tilisi.',
    secret: 'Kukaan muu ei saa tietää tästä. Raportoija saa tietää vain sen, että olemme toimineet.',
    restored: 'Kaikki, minkä voi palauttaa, on palautettu, eikä päätös enää vaikuta sinua vastaan.',
    upheld: '{ends, select, yes {Päätös on edelleen voimassa {until} asti.} other {Päätös on edelleen voimassa.}}',
    shown: '{content, select, photo {Kuva näkyy kuten ennenkin.} other {Profiilisi näkyy kuten ennenkin.}}',
  },
  appeal: {
    how: 'Kirjoita tämän päätöksen sivulla, mitä meiltä jäi huomaamatta, viimeistään {until}. Se ei maksa mitään.',
    who: 'Muutoksenhakusi lukee toinen ihminen kuin se, joka päätti asiasta. Saat kirjallisen vastauksen 72\u00a0tunnin kuluessa.',
    whoAfterProgram: 'Ihminen lukee muutoksenhakusi ja vastaa sinulle kirjallisesti 72\u00a0tunnin kuluessa.',
  },
  reporter: {
    title: '{outcome, select, acted {Olemme toimineet raporttisi johdosta} other {Emme löytäneet mitään sääntöjen vastaista}}',
    reported:
      '{date} raportoit {subject, select, profile {profiilin ”{name}”} photo {kuvan profiilista ”{name}”} message {viestin, jonka lähetti {name}} other {meille jotain}}. Raporttisi numero on {number}.',
    acted: 'Olemme tutkineet raporttisi ja toimineet. Toimemme koskevat toista ihmistä, joten emme kerro niistä tarkemmin.',
    warning:
      'Tämä on 30 päivän aikana ainakin toinen raporttisi, jossa emme löytäneet rikkomusta. Jos niin käy vielä kerran, lykkäämme raporttejasi 30 päivää: yksinään ne eivät silloin käynnistä tutkintaa. Raportit mahdollisesti alaikäisistä ja seksuaalisesta sisällöstä tutkimme aina.',
    secret: 'Emme kerro raportoimallesi jäsenelle, että raportti tuli sinulta.',
  },
  other_ways:
    'Voit myös kääntyä sertifioidun tuomioistuimen ulkopuolisen riidanratkaisuelimen puoleen (digipalvelusäädöksen 21 artikla) tai nostaa kanteen. Sinun ei tarvitse ensin hakea muutosta meiltä.',
};
