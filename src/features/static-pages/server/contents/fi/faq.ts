import type { Texts } from '../texts.ts';

export const faq: Texts['faq'] = {
  title: 'Usein kysytyt kysymykset',
  lead: 'Lyhyitä vastauksia. Etkö löydä vastausta? Kirjoita meille: [{email}](mailto:{email}).',
  short: {},
  sections: {
    free: {
      title: 'Mikä on ilmaista?',
      text: [
        'Tili ja profiili, haku, tykkäykset, Swipe, matchit ja viestien lukeminen. Näet aina, kuka tykkää sinusta, myös ilman Premiumia.',
      ],
    },
    cost: {
      title: 'Mikä maksaa?',
      text: [
        'Viestit, kuvat ja lahjat, jotka lähetät. Ne maksavat krediittejä. Määrä näkyy lähetyspainikkeen vieressä, myös rahana. Kaikki hinnat löydät sivulta [Hinnat](/pricing).',
      ],
    },
    subscription: {
      title: 'Onko tämä kestotilaus?',
      text: ['Ei. Maksat kerran, mikään ei uusiudu, eivätkä krediitit vanhene.'],
    },
    premium: {
      title: 'Mikä on Premium?',
      text: [
        {
          lasting:
            'Jokaiseen ostoon kuuluu Premium, ja se pysyy sinulla: näet kaikki kuvat ja aloitat niin monta keskustelua kuin haluat. Ilman ostoa voit aloittaa kaksi. Ensimmäiseen viestiin voit aina vastata.',
          timed:
            'Premiumilla näet kaikki kuvat ja aloitat niin monta keskustelua kuin haluat. Ilman sitä voit aloittaa kaksi. Kun ostat krediittejä, saat Premiumin, ja se pysyy sinulla. Määräaikainen Premium päättyy itsestään. Ensimmäiseen viestiin voit aina vastata.',
        },
      ],
    },
    real: {
      title: 'Ovatko profiilit aitoja?',
      text: [
        {
          real: 'Täällä ei ole keksittyjä profiileja. Jokainen on luonut profiilinsa itse, ja tykkäykset ja vierailut tulevat vain jäseniltä. Emme voi taata, että kaikki puhuvat totta: raportoi se, mikä tuntuu sinusta oudolta.',
          declared:
            'Useimmat ovat. Jotkut ovat kuvitteellisia, ja niissä on kaikkialla merkintä {fictional}; ne eivät tykkää eivätkä kirjoita kenellekään ensin. Emme voi taata, että muut puhuvat totta: raportoi se, mikä tuntuu sinusta oudolta.',
        },
      ],
    },
    activation: {
      title: 'Aktivointiviesti ei ole tullut',
      text: [
        'Katso roskapostikansiosta. Sivun yläreunan muistutuksessa voit pyytää sen uudelleen tai vaihtaa osoitteen. Siihen asti kukaan ei löydä sinua, ja säilytämme viestisi maksutta.',
      ],
    },
    password: {
      title: 'Olen unohtanut salasanani',
      text: [
        'Lähetämme sinulle linkin sivulta [Aseta uusi salasana](/reset-password). Sen jälkeen sinut on kirjattu ulos kaikilta laitteilta.',
      ],
    },
    photos: {
      title: 'Miksi jotkut kuvat ovat sumeita?',
      text: [
        'Ilman Premiumia näet pääkuvan terävänä ja muut sumeina. Keskusteluissa peitämme kuvat ihmisiltä, joille et ole vielä koskaan vastannut, kunnes haluat nähdä ne. Muut näkevät omat uudet kuvasi vasta, kun ne on hyväksytty.',
      ],
    },
    distance: {
      title: 'Kuinka tarkka etäisyys on?',
      text: ['Tarkoituksella epätarkka. Mittaamme noin kahden kilometrin ruutujen välillä. Emme tallenna, missä tarkalleen olet.'],
    },
    block: {
      title: 'Mitä tapahtuu, jos estän jonkun?',
      text: ['Ette näe toisianne enää missään, eikä toinen saa tietää siitä. Voit silti vielä raportoida hänet.'],
    },
    quiet: {
      title: 'Liikaa sähköposteja?',
      text: [
        'Kohdassa [Ilmoitukset](/notifications) valitset, mitä saat ja miten. Jokaisen sähköpostin lopussa on linkki, jolla voit lopettaa viestit.',
      ],
    },
    refund: {
      title: 'Voinko palauttaa krediittejä?',
      text: [
        'Kyllä, käyttämättömät, {refund_days} päivän kuluessa ostosta ja maksettuun hintaan. Ohjeet ovat sivulla [Palautukset ja hyvitykset](/pages/return-policy).',
        'Jos tili poistetaan, ennen kuin viestisi on luettu tai siihen on vastattu, viestin krediitit palaavat automaattisesti {restore_days} päivän kuluttua.',
      ],
    },
    data: {
      title: 'Mitä tietoja teillä on minusta?',
      text: [
        '[Asetuksista](/settings) saat kaiken yhtenä tiedostona. Mihin mitäkin tietoa käytetään, kerrotaan [tietosuojaselosteessa](/pages/privacy).',
      ],
    },
    leave: {
      title: 'Miten poistan tilini?',
      text: [
        '[Asetuksissa](/settings), kahdessa vaiheessa. Profiilisi katoaa heti; {restore_days} päivän ajan voit kirjautua sisään ja palata, sen jälkeen poistamme kaiken, mitä laki ei vaadi säilyttämään. Silloin maksamme sinulle takaisin ostetut krediitit, joita et ole käyttänyt.',
      ],
    },
  },
  changes: { '2023-12-01': 'Ensimmäinen versio.' },
};
