import type { Texts } from '../texts.ts';

export const imprint: Texts['imprint'] = {
  title: 'Mentions légales',
  lead: 'Qui exploite {site}.',
  short: {},
  sections: {
    provider: {
      title: 'Éditeur',
      text: [
        {
          table: {
            head: ['Information', 'Valeur'],
            rows: [
              ['Entreprise', '{company}'],
              ['Adresse', '{address}'],
              ['Représentée par', '{representatives}'],
              ['Registre', '{register}'],
              ['Numéro de TVA', '{vat_numbers}'],
              ['Marques', '{brands}'],
              ['E-mail', '[{email}](mailto:{email})'],
              ['Téléphone', '[{phone}](tel:{phone})'],
            ],
          },
        },
      ],
    },
    contacts: {
      title: 'Points de contact',
      text: [
        'Pour les membres et pour les autorités au titre des articles 11 et 12 du règlement sur les services numériques (DSA)\u00a0: [{email}](mailto:{email}), en allemand et en anglais. Le plus rapide est de signaler un contenu illicite là où vous le voyez, ou avec le [formulaire de signalement](/notice).',
      ],
    },
    disputes: {
      title: 'Règlement des litiges',
      text: [
        'Nous ne participons pas à une procédure devant un organisme de médiation de la consommation. Pour les décisions sur les contenus et les comptes, la voie d’un organe certifié au titre de l’article 21 du DSA vous est ouverte\u00a0: [Exclusions et contestations](/pages/ban).',
      ],
    },
    credits: {
      title: 'Images et icônes',
      text: [
        'Les photos appartiennent aux membres qui les montrent. Les icônes proviennent de Phosphor Icons (licence MIT), les GIF de leurs fournisseurs respectifs.',
      ],
    },
  },
  changes: { '2023-12-01': 'Première version.' },
};
