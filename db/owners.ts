/**
 * Who owns the rows of each table, and by which column that is seen: what can be divided among several databases, and how
 * (docs/decisions/0139). `npm run verify` compares this with the schema (scripts/checks/check-owners.ts). The tables of the migrator
 * and of pg-boss are not here: each database has its own.
 */
export interface Owner {
  /**
   * `user` and `conversation` have many rows and could be divided by a hash of the owner. `site` has what a brand's operator works
   * with, `global` what all sites share: both stay together in one database.
   */
  readonly owner: 'user' | 'conversation' | 'site' | 'global';
  /** The column with the owner, or columns where two are needed. */
  readonly by?: readonly string[];
  /** The column of `by` names a row of this table, whose owner it has. */
  readonly of?: string;
}

const user = (by = 'user_id', of?: string): Owner => ({ owner: 'user', by: [by], ...(of === undefined ? {} : { of }) });
const conversation = (...by: string[]): Owner => ({ owner: 'conversation', by });
const site = (by = 'site_id', of?: string): Owner => ({ owner: 'site', by: [by], ...(of === undefined ? {} : { of }) });
const global: Owner = { owner: 'global' };

export const owners: Readonly<Record<string, Owner>> = {
  // Members
  users: user('id'),
  profiles: user(),
  photos: user(),
  consents: user(),
  trackings: user(),
  sessions: user(),
  logins: user(),
  passkeys: user(),
  authenticators: user(),
  recovery_codes: user(),
  known_devices: user(),
  known_address_mails: user(),
  link_tokens: user(),
  data_exports: user(),
  push_subscriptions: user(),
  pending_notifications: user(),
  sent_notifications: user(),
  refused_mails: user(),
  terms_mails: user(),

  // What members do with others: of whoever did it
  likes: user('from_id'),
  swipes: user(),
  blocks: user(),
  daily_picks: user(),
  match_finder_skips: user(),
  chat_drafts: user(),
  chat_images: user(),
  fraud_warnings: user(),

  // Conversations
  conversations: conversation('id'),
  messages: conversation('conversation_id'),
  removed_messages: conversation('conversation_id'),
  match_notifications: conversation('low_id', 'high_id'),

  // Money of a member. The number of an order goes on leading there when the account is gone.
  balances: user(),
  ledger_transactions: user(),
  credit_lots: user(),
  credit_lot_deductions: user('lot_id', 'credit_lots'),
  premium_periods: user(),
  orders: user(),
  order_payments: user('order_id', 'orders'),
  accepted_country_proofs: user('order_id', 'orders'),
  blocked_payments: user('order_id', 'orders'),
  payment_means: user(),
  discount_uses: user(),
  refunds: user('order_id', 'orders'),
  chargebacks: user('order_id', 'orders'),
  chargeback_deductions: user('order_id', 'orders'),
  direct_debit_mandates: user(),
  direct_debit_requests: user(),
  direct_debits: user('order_id', 'orders'),
  direct_debit_refunds: user('order_id', 'orders'),
  book_transactions: user('order_id', 'orders'),
  book_entries: user('order_id', 'orders'),

  // Sites, their settings and prices
  sites: site('id'),
  site_drafts: site(),
  site_editions: site(),
  content_versions: site(),
  legal_versions: site(),
  legal_announcements: site(),
  operator_pages: site(),
  public_changes: site(),
  teasers: site(),
  packages: site(),
  package_terms: site('package_id', 'packages'),
  price_versions: site(),
  payment_limits: site(),
  discount_codes: site(),
  discount_refusals: site(),
  discount_use_counts: site(),

  // People who are no members
  visits: site(),
  pending_signups: site(),
  direct_debit_codes: site(),

  // Cases and requests. They outlive the accounts that they are about.
  reports: site(),
  notices: site(),
  complaints: site(),
  withdrawals: site(),
  cases: site(),
  case_sources: site('case_id', 'cases'),
  case_events: site('case_id', 'cases'),
  decisions: site(),
  decision_items: site('decision_id', 'decisions'),
  appeals: site('decision_id', 'decisions'),
  blocked_payment_means: site('decision_id', 'decisions'),
  advance_blocks: site(),
  account_holds: site(),
  approvals: site(),
  looks: site(),
  data_looks: site(),
  member_messages: site(),

  // Money of the companies
  invoices: site(),
  invoice_counters: global,
  purged_orders: site(),
  deferred_revenue_snapshots: site(),
  bank_files: global,
  book_checks: global,
  webhook_events: global,
  payment_differences: global,
  settled_items: global,
  payout_reports: global,
  payout_days: global,
  payout_findings: global,
  tokens_to_delete: global,
  sandbox_payments: global,
  sandbox_refunds: global,
  sandbox_means: global,
  sandbox_settlements: global,
  sandbox_webhooks: global,

  // Staff, who work for several sites
  setup: global,
  staff: global,
  staff_invitations: global,
  staff_log: global,
  staff_log_checks: global,
  staff_log_heads: global,
  staff_passkeys: global,
  staff_recovery_codes: global,
  staff_rights: global,
  staff_sessions: global,

  // The installation
  banned_photos: global,
  erasures: global,
  file_copies: global,
  file_deletions: global,
  file_places: global,
  idempotency_keys: global,
  login_failures: global,
  mail_requests: global,
  notifying_processes: global,
  present_members: global,
  pressure_counts: global,
  repeated_jobs: global,
  search_snapshots: global,
  security_events: global,
  withdrawn_photos: global,
};

/** Tables with few rows that every database would have whole. Keys to them do not cross. */
export const everywhere: readonly string[] = ['sites', 'packages'];

/** Keys from one row to another of the same owner, where the columns alone do not show it. */
export const sameOwner: readonly string[] = [
  'appeals.case_id',
  'appeals.source_id',
  'book_entries.transaction_id',
  'case_sources.block_id',
  'case_sources.complaint_id',
  'case_sources.notice_id',
  'case_sources.report_id',
  'cases.appeal_of',
  'decisions.approval_id',
  'decisions.case_id',
  'decisions.reversed_by',
  'decisions.reviews',
  'decisions.reviews+reviewed_decided_by',
  'direct_debit_requests.order_id',
  'direct_debits.mandate_id',
  'discount_uses.order_id',
  'invoices.reverses',
  'looks.case_id',
  'order_payments.means_id',
  'payment_means.order_id',
  'push_subscriptions.session_id',
  'site_editions.reverts',
];

/** Keys whose two rows may have different owners. The reason says what a divided database has in place of the key. */
export const crossing: readonly { readonly reason: string; readonly keys: readonly string[] }[] = [
  {
    reason:
      'A conversation has one place and its two members have two. The place of the sender has checked the sender before a message ' +
      'is delivered; the purge of a member asks the places of all conversations.',
    keys: [
      'conversations.high_id',
      'conversations.low_id',
      'match_notifications.high_id',
      'match_notifications.low_id',
      'messages.image_id',
      'messages.sender_id+sender_fictional',
      'removed_messages.image_id',
      'removed_messages.sender_id',
    ],
  },
  {
    reason: 'Both members ask for it in most of their reads, so the place of the other gets a copy, in the same way as a message.',
    keys: ['blocks.blocked_id', 'likes.photo_id', 'likes.to_id'],
  },
  {
    reason: 'Only the owner reads it, and looks the other member up by number. The purge of the other asks all places.',
    keys: [
      'chat_drafts.other_id',
      'chat_images.other_id',
      'daily_picks.member_id',
      'fraud_warnings.about_id',
      'match_finder_skips.member_id',
      'swipes.member_id',
    ],
  },
  {
    reason: 'Staff decide about it in one place. The place of the member applies the decision once, by its number, and keeps that.',
    keys: ['blocked_payments.case_id', 'chat_images.block_id', 'fraud_warnings.decision_id', 'refunds.asked_by'],
  },
  {
    reason: 'One file for the bank has debits of many members. Its number is drawn first, then each place marks its debits with it.',
    keys: ['direct_debit_refunds.file_id', 'direct_debits.file_id'],
  },
  {
    reason: 'Is about a member and outlives the account, or is searched over all members. The purge of an account clears the number.',
    keys: [
      'account_holds.user_id',
      'appeals.user_id',
      'cases.subject_id',
      'complaints.user_id',
      'data_looks.user_id',
      'decisions.user_id',
      'discount_codes.user_id',
      'idempotency_keys.user_id',
      'invoices.user_id',
      'looks.user_id',
      'member_messages.user_id',
      'notices.reported_id',
      'notices.user_id',
      'reports.reported_id',
      'reports.reporter_id',
      'security_events.user_id',
      'withdrawals.user_id',
    ],
  },
  {
    reason: 'Sites and what all share stay together in one database, so these keys stay.',
    keys: [
      'account_holds.created_by',
      'advance_blocks.created_by',
      'approvals.approved_by',
      'approvals.asked_by',
      'approvals.refused_by',
      'banned_photos.decision_id',
      'case_events.staff_id',
      'cases.claimed_by',
      'content_versions.published_by',
      'content_versions.saved_by',
      'data_looks.staff_id',
      'decisions.approved_by',
      'decisions.decided_by',
      'looks.staff_id',
      'member_messages.staff_id',
      'price_versions.staff_id',
      'site_drafts.changed_by',
      'site_editions.staff_id',
    ],
  },
];
