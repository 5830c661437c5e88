import type { Texts } from '../texts.ts';

export const privacy: Texts['privacy'] = {
  title: 'Privacyverklaring',
  lead: 'Wat {site} over je bewaart, waarvoor, hoe lang en wie het ziet.',
  short: {
    'map-pin': '**Je locatie blijft globaal.** Wij bewaren een vak van ongeveer twee kilometer, nooit een adres.',
    hand: '**Geen vreemden op de achtergrond.** Geen advertentienetwerken, geen analysediensten, geen bestanden van andere bedrijven.',
    'eye-slash':
      '**Naar intieme zaken vragen wij apart.** Seksualiteit, geloof en intieme interesses tonen wij alleen als je daarvoor zelf een vinkje zet.',
    'download-simple': '**Alles om mee te nemen.** Eén bestand met alles wat wij van je hebben, in de instellingen.',
    trash: '**Verwijderd is verwijderd.** Meteen onzichtbaar, na {restore_days} dagen weg. Alleen de boekhouding moet blijven.',
  },
  sections: {
    controller: {
      title: 'Wie verantwoordelijk is',
      text: [
        'Verwerkingsverantwoordelijke is {company}, {address}. Een persoon beantwoordt vragen over privacy via [{email}](mailto:{email}); zet ‘Privacy’ in het onderwerp, dan kom je bij wie erover gaat.',
      ],
    },
    data: {
      title: 'Wat wij bewaren en waarvoor',
      text: [
        'Bij elk gegeven noemen wij het doel, de grondslag volgens de Algemene verordening gegevensbescherming (AVG) en hoe lang het blijft.',
        {
          table: {
            head: ['Gegeven', 'Waarvoor', 'Grondslag', 'Hoe lang'],
            rows: [
              [
                'E-mail, wachtwoord',
                'Je laten inloggen en je mailen. Het wachtwoord alleen als hash (argon2id).',
                'overeenkomst',
                'tot verwijdering',
              ],
              [
                'Geboortedatum',
                'Controleren of je {min_age} bent. Anderen zien alleen je leeftijd.',
                'overeenkomst, wet',
                'tot verwijdering',
              ],
              ['Naam, geslacht, profiel, foto’s', 'Zodat anderen je kunnen vinden en aanspreken.', 'overeenkomst', 'tot verwijdering'],
              [
                'Seksualiteit, geloof, intieme interesses',
                'Alleen om te tonen en te zoeken, als je toestemt.',
                'je toestemming (art. 9)',
                'tot je die intrekt of tot verwijdering',
              ],
              ['Locatie', 'Afstanden in stappen tonen.', 'overeenkomst', 'alleen het laatste vak'],
              [
                'Likes, berichten, foto’s, cadeautjes',
                'Bezorgen en je weer laten zien.',
                'overeenkomst',
                'tot jij of de ander het account verwijdert',
              ],
              [
                'Aankopen en credits',
                'Afrekenen, terugbetalen, oplichting herkennen.',
                'overeenkomst, wet',
                'bewijsstukken tot 10 jaar, na verwijdering zonder je naam',
              ],
              [
                'Incasso: naam, IBAN, adres, machtiging',
                'Via onze bank afschrijven en terugbetalen, vragen van de bank beantwoorden. Versleuteld.',
                'overeenkomst, wet',
                'tot verwijdering, minstens 14 maanden na de afschrijving; bestanden voor de bank 30 dagen',
              ],
              [
                'Mobiel nummer voor de sms-code',
                'De incasso bevestigen, misbruik voorkomen. Na de code alleen als hash, je netwerk altijd.',
                'overeenkomst, veiligheid',
                'nummer en netwerk maximaal 1 dag, hash van het nummer 14 maanden',
              ],
              [
                'Ingelogde apparaten',
                'Je laten zien waar je bent ingelogd. Browser en tijden, geen IP-adres.',
                'veiligheid',
                '30 dagen nadat je voor het laatst hebt ingelogd',
              ],
              ['Mislukte inlogpogingen', 'Vreemden buiten houden. Netwerk en adres alleen als hash.', 'veiligheid', '2 dagen'],
              [
                'Logins en andere beveiligingsgebeurtenissen: tijd, soort, netwerk, hashwaarde van het adres',
                'Aanvallen en misbruik opmerken en ophelderen.',
                'veiligheid',
                'netwerk maximaal 7 dagen, de rest 180 dagen; nadat het account is verwijderd, zonder koppeling met jou',
              ],
              [
                'Hoeveel mensen zich aanmelden',
                'Machines afremmen die massaal accounts aanmaken. Het netwerk alleen als hash.',
                'veiligheid',
                '2 uur',
              ],
              ['Toestemmingen', 'Aantonen wanneer je met welke tekst akkoord ging.', 'wet', 'tot verwijdering'],
              ['Advertentie waarmee je kwam', 'Tellen welke advertentie werkt.', 'je toestemming', '30 dagen'],
              ['Meldingen', 'Je niets dubbel sturen.', 'overeenkomst', '90 dagen'],
              [
                'Meldingen van inhoud en klachten',
                'Onderzoeken, beslissen en antwoorden.',
                'wet, veiligheid',
                'klachten tot het account is verwijderd; meldingen blijven, dan zonder je naam. Formulieren zonder account tot wij ze op jouw verzoek verwijderen. Het netwerk 1 dag',
              ],
              [
                'Bewijs in een zaak: kopieën van profiel en foto’s, het gemelde bericht en de drie ervoor en erna',
                'Nagaan wat er is gemeld, ook bij een bezwaar.',
                'wet, veiligheid',
                'tot 1 maand na de bezwaartermijn van 6 maanden, na het laatste bezwaar of, zonder beslissing, na het einde van de zaak, ook als het account eerder wordt verwijderd; daarna alleen de hash van een gemelde foto',
              ],
              [
                'Beslissingen over inhoud en accounts',
                'Uitvoeren, motiveren en er verantwoording over afleggen.',
                'wet',
                'blijvend; nadat het account is verwijderd, zonder koppeling met jou, zonder feiten en eigen woorden',
              ],
              [
                'Verloop van een zaak: stappen, notities en antwoorden van ons team',
                'Aantonen wat er is gebeurd.',
                'wet, veiligheid',
                'blijvend; nadat het account is verwijderd, zonder koppeling met jou',
              ],
              [
                'Bezwaren',
                'Iemand anders beoordeelt ze en antwoordt je.',
                'wet',
                'tot het account is verwijderd; had jij gemeld, dan blijven je woorden zonder je naam bij de zaak',
              ],
              [
                'Wanneer ons team berichten leest',
                'Aantonen wie wat waarom heeft geopend. In de instellingen zie je wanneer, hoeveel en waarom: meteen of, als jij bent gemeld, zodra over de zaak is beslist. Eist de wet stilzwijgen zolang een autoriteit onderzoek doet, dan zie je het pas daarna.',
                'wet, veiligheid',
                'je lijst tot het account is verwijderd; het logboek van het team, met het nummer van de zaak, blijvend',
              ],
              [
                'Wanneer ons team verborgen gegevens bekijkt: e-mailadres, geboortedatum, bankrekening',
                'Aantonen wie ze heeft gezien en waarom. In de instellingen zie je wanneer, wat en waarom. Eist de wet stilzwijgen zolang een autoriteit onderzoek doet, dan zie je het pas daarna.',
                'wet, veiligheid',
                'je lijst tot het account is verwijderd; het logboek van het team blijvend',
              ],
              [
                'E-mails van ons team aan jou; dat een e-mail niet aankwam',
                'Je helpen.',
                'overeenkomst',
                'e-mails tot het account is verwijderd; wat niet aankwam 90 dagen',
              ],
              [
                'Afgekeurde foto’s, verwijderde berichten',
                'Na een bezwaar weer laten zien. Andere leden zien ze niet.',
                'wet, veiligheid',
                'tot het account is verwijderd, berichten tot een van beide accounts is verwijderd',
              ],
              [
                'Hashes van foto’s, kaart en IBAN na een uitsluiting wegens oplichting',
                'Voorkomen dat ze opnieuw worden gebruikt.',
                'veiligheid',
                'tot wij de uitsluiting opheffen, ook nadat het account is verwijderd',
              ],
              [
                'Vergelijking met mailaanbieders, netwerken, formuleringen en foto’s die wij vooraf hebben geblokkeerd',
                'Oplichting en reclame tegenhouden. Wij tellen alleen de treffers; moet ons team ernaar kijken, dan wordt het een zaak.',
                'veiligheid',
                'wat wij weigeren, slaan wij niet op; een zaak zoals hierboven',
              ],
            ],
          },
        },
      ],
    },
    sensitive: {
      title: 'Seksualiteit, geloof en intieme interesses',
      text: [
        'Artikel 9 van de AVG beschermt deze gegevens extra. Daarom vragen wij ze apart, is het vinkje nooit vooraf gezet en zie je in de [instellingen](/settings) wanneer je met welke tekst akkoord ging. Trek je je toestemming in, dan ziet niemand het gegeven nog. Wie je zoekt, kan iets over je seksualiteit zeggen; wij gebruiken het alleen om je mensen te tonen die bij je passen.',
      ],
    },
    place: {
      title: 'Je locatie',
      text: [
        'Wij zetten je locatie om in een vak van ongeveer twee kilometer en bewaren alleen dat vak. Afstanden gelden van het midden van het ene vak tot het midden van het andere en verschijnen in stappen zoals ‘minder dan 5 km’. Anderen kunnen je niet onderscheiden van wie in hetzelfde vak is.',
      ],
    },
    readers: {
      title: 'Wie wat ziet',
      text: [
        'Je profiel is te zien voor leden van {site}. Mensen zonder account zien er maximaal een deel van, en alleen als je ‘Profiel voor bezoekers’ aanzet. Of anderen zien dat je online bent en of je in de zoekresultaten staat, bepaal je in de instellingen. Geen enkel lid ziet je e-mailadres, je geboortedatum of wie je blokkeert.',
        'Wij slaan elke foto opnieuw op; waar en met welke camera die is gemaakt, vervalt daarbij. Een verwijderde foto is na tien minuten ook bij ons weg, behalve een kopie die bewijs in een zaak is. Verboden foto’s herkennen wij aan een hash.',
        'Je berichten zijn voor jou en de persoon met wie je schrijft. Een programma waarschuwt die persoon voor patronen van oplichting en bewaart daar niets van. Een ander weigert berichten met geblokkeerde formuleringen of legt er een voor aan de moderatie. Wordt iets gerapporteerd, dan ziet de moderatie een kopie van het gerapporteerde profiel, de foto of het bericht, met de drie berichten ervoor en erna. Andere berichten opent zij alleen met een reden; wanneer, hoeveel en waarom, zie je in je instellingen.',
      ],
    },
    recipients: {
      title: 'Wie verder iets ontvangt',
      text: [
        'Alleen wie ons helpt om {site} te laten draaien, alleen het nodige en met een contract:',
        {
          list: [
            'De **betaaldienst** die je bij het afrekenen ziet. Kaartgegevens vul je daar in; wij krijgen bedrag, tijd, resultaat en, als je dat wilt, een kenmerk voor de volgende aankoop.',
            'De diensten die onze **e-mails en sms’en** bezorgen, en het datacentrum waar onze servers staan.',
            'De **pushdienst van je browser**, als je meldingen aanzet. De inhoud is versleuteld.',
            'Een **kaartdienst en een GIF-dienst** bevragen wij vanaf onze server: ze krijgen een vak van twee kilometer of een zoekwoord, nooit je IP-adres.',
            '**Autoriteiten**, als een wet ons verplicht.',
          ],
        },
        'Wij verkopen geen gegevens en adverteerders krijgen niets over je te horen. Zit een dienst buiten de EU, dan geldt een besluit van de Europese Commissie of een contract met haar standaardbepalingen.',
      ],
    },
    automatic: {
      title: 'Wat programma’s beslissen',
      text: [
        'Suggesties ordenen wij op wat jullie allebei zoeken, op afstand, activiteit en gedeelde interesses. Grenzen voor nieuwe accounts en voor betalingen werken automatisch en eindigen vanzelf. Een programma weigert berichten met geblokkeerde formuleringen, geblokkeerde foto’s en aanmeldingen via geblokkeerde mailaanbieders of netwerken. Vind je dat onterecht, dien dan een klacht in met het [klachtenformulier](/complaints); een persoon antwoordt. Wat een programma na een melding meteen mag verbergen, staat onder [Uitsluiting en bezwaar](/pages/ban). Over uitsluiting beslissen mensen.',
      ],
    },
    deletion: {
      title: 'Wat er bij verwijderen gebeurt',
      text: [
        'Je verdwijnt meteen uit zoekresultaten, likes en chats. Je kunt {restore_days} dagen lang inloggen en terugkomen. Daarna verwijderen wij account, profiel, foto’s, likes en berichten, ook bij de anderen. Wat blijft: wat de belastingwet van aankopen verlangt, zonder je naam; de machtiging van een incasso en de hash van het mobiele nummer tot 14 maanden na de afschrijving; en wat er volgens de tabel hierboven van meldingen, beslissingen en uitsluitingen blijft. Eist een autoriteit dat een account bewaard blijft, dan verwijderen wij het en het bewijs daarover pas als dat eindigt. Back-ups verwijderen wij na {backup_days} dagen, de nieuwste pas als de volgende is gemaakt; tot die tijd staan de gegevens er nog in.',
      ],
    },
    rights: {
      title: 'Je rechten',
      text: [
        'Je hebt recht op inzage, rectificatie, verwijdering, beperking en overdraagbaarheid van je gegevens, en je kunt bezwaar maken tegen elke verwerking die op ons belang bij veiligheid berust. Toestemmingen kun je altijd voor de toekomst intrekken.',
        'Het meeste daarvan is een knop in de [instellingen](/settings): wijzigen, toestemming intrekken, een bestand met alle gegevens opvragen (zeven dagen te downloaden), account verwijderen. Voor al het andere is een gewoon bericht genoeg; wij antwoorden binnen een maand. Je kunt ook een klacht indienen bij de privacytoezichthouder van je land.',
      ],
    },
  },
  changes: {
    '2026-11-27':
      'Nieuw: bewijs, beslissingen, bezwaren, wat ons team ziet en wanneer je dat door een onderzoek pas later hoort, afgekeurde foto’s, wat wij vooraf blokkeren en wat wij bewaren over logins en andere beveiligingsgebeurtenissen. Bewijs blijft langer dan hier eerst stond.',
    '2026-11-26': 'Nieuw: wat we bij een incasso bewaren en hoelang.',
    '2023-12-01': 'Eerste versie.',
  },
};
