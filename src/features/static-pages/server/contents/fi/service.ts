import type { Texts } from '../texts.ts';

export const service: Texts['service'] = {
  title: 'Apu ja yhteystiedot',
  lead: 'Täältä näet, miten tavoitat meidät ja mitä voit hoitaa heti itse.',
  short: {},
  sections: {
    reach: {
      title: 'Näin tavoitat meidät',
      text: [
        {
          list: [
            'Sähköposti: [{email}](mailto:{email})',
            'Puhelin: [{phone}](tel:{phone})',
            'Lomake, josta saat numeron kyselyjä varten: [Tee valitus](/complaints)',
            'Posti: {company}, {address}',
          ],
        },
        'Kirjoita mieluiten osoitteesta, jolla kirjaudut sisään. Emme koskaan kysy salasanoja emmekä korttinumeroita.',
      ],
    },
    yourself: {
      title: 'Mitä voit tehdä heti itse',
      text: [
        {
          list: [
            '[Aseta uusi salasana](/reset-password)',
            '[Katso ostot ja palauta krediittejä](/transactions)',
            '[Muuta ilmoituksia](/notifications)',
            '[Ota tietosi mukaan tai poista tili](/settings)',
            '[Usein kysytyt kysymykset](/pages/faq)',
          ],
        },
      ],
    },
    urgent: {
      title: 'Jos on kiire',
      text: [
        'Jos olet vaarassa, soita 112. Jos joku vaatii sinulta rahaa tai uhkailee kuvilla: älä maksa, älä poista mitään, raportoi viesti ja lue sivumme [Turvallisuus](/pages/safety).',
      ],
    },
  },
  changes: { '2023-12-01': 'Ensimmäinen versio.' },
};
