import type { Messages } from './de.ts';

export const messages = {
  invoice: 'Facture',
  reversal: 'Facture d’avoir',
  correction: 'Facture d’avoir',
  details: {
    date: 'Date de facture',
    service: 'Date de la prestation',
    period: 'Période de la prestation',
    order: 'Commande',
    reverses: 'Facture d’origine',
    country: 'Pays',
  },
  amounts: 'Tous les montants sont en {currency}, TVA comprise.',
  columns: { position: 'N°', item: 'Prestation', quantity: 'Quantité', vat: 'TVA', amount: 'Montant' },
  package: '{n, plural, =0 {Premium} one {# crédit avec Premium} many {# de crédits avec Premium} other {# crédits avec Premium}}',
  service: 'service fourni par voie électronique, paiement unique',
  discount: 'Réduction, code {code}',
  refund: 'Remboursement de crédits non utilisés',
  net: 'Montant hors taxes',
  vat: 'TVA {rate, number} % ({country})',
  total: 'Montant total',
  paid: 'Payé le {day}\u00a0: {method}.',
  nothingToDo: 'Vous n’avez plus rien à faire.',
  refunded: 'Remboursé le {day}\u00a0: {method}.',
  place: 'Le lieu de la prestation et le taux de TVA dépendent de votre pays ({country}).',
  placeOfSeller: 'Le lieu de la prestation et le taux de TVA sont ceux du pays où nous sommes établis ({country}).',
  returns:
    'Vous pouvez rendre les crédits non utilisés jusqu’au {day}\u202f; vous recevrez alors une facture d’avoir avec son propre numéro.',
  methods: { card: 'carte', sepa_debit: 'prélèvement SEPA', bank_transfer: 'virement' },
  vatNumber: 'N° de TVA {number}',
  support: 'Service client',
  page: 'Page 1 sur 1',
  days: '{n, plural, one {#\u00a0jour de Premium, sans reconduction} many {# de jours de Premium, sans reconduction} other {#\u00a0jours de Premium, sans reconduction}}',
  daysRefund: 'Remboursement de jours Premium non commencés',
  daysReturns:
    'Vous pouvez rendre les jours non commencés jusqu’au {day} ; vous recevrez alors une facture d’avoir avec son propre numéro.',
} satisfies Messages;
