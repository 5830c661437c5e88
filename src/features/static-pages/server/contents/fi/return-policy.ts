import type { Texts } from '../texts.ts';

export const returnPolicy: Texts['return-policy'] = {
  title: 'Palautukset ja hyvitykset',
  lead: 'Miten saat rahasi takaisin, jos muutat mielesi.',
  short: {
    clock: '**{refund_days} päivää aikaa.** Ilman perusteluja, sopimuksen tekemisestä alkaen.',
    wallet: '**Rahaa, ei lahjakortteja.** Samalla tavalla kuin maksoit.',
    coins: '**Kaikesta, mikä on jäljellä.** Käytetyt krediitit on maksettu, käyttämättömät hyvitämme maksettuun hintaan.',
    receipt: '**Näet laskelman ensin.** Sentilleen, ennen kuin vahvistat.',
  },
  sections: {
    how: {
      title: 'Näin se käy',
      text: [
        'Avaa osto kohdassa [Omat ostot](/transactions). Niin kauan kuin määräaikaa ja krediittejä on jäljellä, näet siellä kohdan ”Palauta krediittejä” ja summan. Vahvista, niin maksamme sen takaisin. Ilman kirjautumista riittää viesti osoitteeseen [{email}](mailto:{email}) tai sivu [Peruuta sopimus](/withdrawal).',
      ],
    },
    amount: {
      title: 'Paljonko saat',
      text: [
        'Jokaisesta ostosta jää tieto siitä, mitä yksi krediitti maksoi, myös alennuksella. Tähän hintaan hyvitämme kyseisen oston käyttämättömät krediitit. Lahjaksi saadut krediitit käytetään kirjoittaessa ensin, eikä niitä makseta rahana. Jos osto oli ainoasi, myös Premium päättyy; voit yhä lukea keskustelusi.',
        {
          timed:
            'Määräaikaisesta Premiumista saat takaisin päivät, jotka eivät ole alkaneet, maksettuun hintaan. Ostopäivä ei maksa mitään. Sen jälkeen tämä Premium päättyy heti.',
        },
      ],
    },
    law: {
      title: 'Peruuttamisohje',
      text: [
        '**Peruuttamisoikeus.** Sinulla on oikeus peruuttaa tämä sopimus syytä ilmoittamatta {refund_days} päivän kuluessa. Peruuttamisen määräaika päättyy {refund_days} päivän kuluttua sopimuksen tekemisestä.',
        'Peruuttamisoikeuden käyttämiseksi sinun on ilmoitettava meille ({company}, {address}, [{email}](mailto:{email}), [{phone}](tel:{phone})) päätöksestäsi peruuttaa sopimus yksiselitteisellä tavalla, esimerkiksi sähköpostilla. Voit käyttää alla olevaa peruuttamislomaketta, mutta sen käyttö ei ole pakollista. Peruuttamisen määräajan noudattamiseksi riittää, että lähetät ilmoituksesi ennen määräajan päättymistä.',
        'Voit käyttää peruuttamisoikeuttasi myös verkossa kohdassa [Peruuta sopimus](/withdrawal). Jos käytät tätä verkkotoimintoa, toimitamme sinulle viipymättä pysyvällä välineellä (esimerkiksi sähköpostitse) vahvistuksen peruutuksen vastaanottamisesta, sen sisällöstä sekä sen lähettämisen päivämäärästä ja kellonajasta.',
        '**Peruuttamisen vaikutukset.** Jos peruutat tämän sopimuksen, palautamme sinulle kaikki sinulta saamamme suoritukset viivytyksettä ja viimeistään 14 päivän kuluttua peruuttamisilmoituksen saamisesta samalla maksutavalla, jota olet käyttänyt, ja sinulle kuluitta.',
        'Jos olet pyytänyt krediittejä käyttöösi jo peruuttamisaikana, sinun on maksettava kohtuullinen korvaus siitä, mitä olet käyttänyt ennen peruuttamista: käytetyt krediitit tämän oston hintaan.',
        {
          timed:
            'Jos pyysit, että määräaikainen Premium alkaa jo peruuttamisaikana, maksat peruuttamiseen mennessä alkaneista päivistä tämän oston hinnan mukaan.',
        },
      ],
    },
    form: {
      title: 'Peruuttamislomakkeen malli',
      text: [
        'Vastaanottaja {company}, {address}, {email}: Ilmoitan, että haluan peruuttaa tekemäni sopimuksen, joka koskee krediittien ostoa sivustolla {site}.',
        {
          list: [
            'Tilauspäivä ja tilauksen numero:',
            'Tilin nimi ja sähköpostiosoite:',
            'Osoite (vapaaehtoinen):',
            'Päiväys ja, vain paperilla, allekirjoitus:',
          ],
        },
      ],
    },
    undelivered: {
      title: 'Mikä ei mene perille, ei maksa mitään',
      text: [
        'Peruuttamisesta riippumatta krediitit palaavat automaattisesti, jos poistamme profiilin huijauksen vuoksi, jos tili poistetaan, ennen kuin viestisi on luettu tai siihen on vastattu (silloin {restore_days} päivän kuluttua), tai jos tiliä ei aktivoida viikkoon. Jokainen tapahtuma syineen on kohdassa [Krediitit](/transactions/movements).',
      ],
    },
    wrong: {
      title: 'Jos jokin on vialla',
      text: [
        'Kaksi maksua, puuttuvat krediitit, tuntematon veloitus: kirjoita meille, ennen kuin pyydät pankkiasi palauttamaan maksun, niin asia ratkeaa useimmiten samana päivänä. Lakisääteiset oikeutesi virhetilanteissa ovat voimassa tämän sivun määräajoista riippumatta.',
      ],
    },
  },
  changes: { '2023-12-01': 'Ensimmäinen versio.' },
};
