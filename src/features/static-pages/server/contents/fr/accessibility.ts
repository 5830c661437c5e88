import type { Texts } from '../texts.ts';

export const accessibility: Texts['accessibility'] = {
  title: 'Accessibilité',
  lead: '{site} doit être là pour tout le monde. Voici où nous en sommes et à qui vous adresser si quelque chose bloque.',
  short: {},
  sections: {
    status: {
      title: 'Où nous en sommes',
      text: [
        'Nos références sont les règles WCAG 2.2, niveau AA, et la norme EN\u00a0301\u00a0549. D’après nos contrôles, {site} les respecte, sauf pour les exceptions ci-dessous. À chaque modification, nous contrôlons chaque page avec un programme (axe), en affichage clair et sombre et sur trois tailles d’écran.',
      ],
    },
    works: {
      title: 'Ce que vous pouvez attendre',
      text: [
        {
          list: [
            'Tout se fait au clavier\u202f; la liste des raccourcis s’ouvre avec «\u00a0?\u00a0».',
            'Les titres, les champs et les messages ont des noms que lisent les lecteurs d’écran.',
            'Les textes s’agrandissent jusqu’à 200\u00a0%, et les contrastes suffisent dans les deux affichages.',
            'Si votre système est réglé sur moins d’animations, vous n’en voyez aucune.',
            'Les zones à toucher mesurent au moins 44\u00a0pixels. Rien n’exige d’aller vite, et dans Swipe tout se fait aussi avec des boutons.',
          ],
        },
      ],
    },
    gaps: {
      title: 'Ce qui ne fonctionne pas encore',
      text: [
        {
          list: [
            'Les photos des membres n’ont de description que si quelqu’un écrit une légende.',
            'Les GIF et leurs titres viennent d’ailleurs et sont animés.',
            'Les services de paiement conçoivent eux-mêmes leurs pages.',
          ],
        },
      ],
    },
    feedback: {
      title: 'Dites-nous ce qui manque',
      text: [
        'Écrivez à l’adresse [{email}](mailto:{email}), appelez le [{phone}](tel:{phone}) ou utilisez le [formulaire](/complaints). Indiquez la page et ce qui n’a pas fonctionné. Nous répondons sous 14\u00a0jours et vous aidons d’ici là par un autre moyen.',
        'Si cela ne suffit pas, vous pouvez vous adresser à l’autorité chargée de la surveillance de l’accessibilité dans votre pays. Le responsable est {company}, {address}.',
      ],
    },
  },
  changes: { '2023-12-01': 'Première version.' },
};
