-- Written by "npm run db:dump" from the migrations and functions: not to be edited.

CREATE DOMAIN ledger_kind AS text CHECK ((VALUE = ANY (ARRAY['signup'::text, 'grant'::text, 'purchase'::text, 'message'::text, 'photo'::text, 'gift'::text, 'refund'::text, 'chargeback'::text, 'returned_fraud'::text, 'returned_inactive'::text, 'returned_deleted'::text])));
CREATE DOMAIN not_fictional AS boolean CHECK ((NOT VALUE));
CREATE DOMAIN whole AS integer CHECK ((VALUE >= 0));

CREATE TABLE accepted_country_proofs (
  order_id bigint NOT NULL,
  accepted_at timestamp with time zone NOT NULL,
  CONSTRAINT accepted_country_proofs_pkey PRIMARY KEY (order_id)
);

CREATE TABLE account_holds (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  user_id bigint NOT NULL,
  reference text NOT NULL,
  reason text NOT NULL,
  until timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  created_by bigint NOT NULL,
  ended_at timestamp with time zone,
  silent_until timestamp with time zone,
  CONSTRAINT account_holds_created_by_fkey FOREIGN KEY (created_by) REFERENCES staff(id),
  CONSTRAINT account_holds_pkey PRIMARY KEY (id),
  CONSTRAINT account_holds_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT account_holds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE advance_blocks (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  kind text NOT NULL,
  value text NOT NULL,
  effect text NOT NULL,
  reason text NOT NULL,
  until timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  created_by bigint NOT NULL,
  ended_at timestamp with time zone,
  hits integer NOT NULL DEFAULT 0,
  last_hit_at timestamp with time zone,
  CONSTRAINT advance_blocks_check CHECK (((kind <> 'photo_hash'::text) OR (effect = 'review'::text))),
  CONSTRAINT advance_blocks_created_by_fkey FOREIGN KEY (created_by) REFERENCES staff(id),
  CONSTRAINT advance_blocks_effect_check CHECK ((effect = ANY (ARRAY['refuse'::text, 'review'::text]))),
  CONSTRAINT advance_blocks_kind_check CHECK ((kind = ANY (ARRAY['mail_domain'::text, 'network'::text, 'phrase'::text, 'photo_hash'::text]))),
  CONSTRAINT advance_blocks_pkey PRIMARY KEY (id),
  CONSTRAINT advance_blocks_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);

CREATE TABLE appeals (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  decision_id bigint NOT NULL,
  case_id bigint NOT NULL,
  source_id bigint,
  user_id bigint,
  words text NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT appeals_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id),
  CONSTRAINT appeals_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES decisions(id),
  CONSTRAINT appeals_decision_id_source_id_key UNIQUE NULLS NOT DISTINCT (decision_id, source_id),
  CONSTRAINT appeals_pkey PRIMARY KEY (id),
  CONSTRAINT appeals_source_id_fkey FOREIGN KEY (source_id) REFERENCES case_sources(id) ON DELETE CASCADE,
  CONSTRAINT appeals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT appeals_words_check CHECK ((char_length(words) <= 8000))
);

CREATE TABLE approvals (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  site_id smallint NOT NULL,
  subject text,
  request jsonb NOT NULL,
  hash text NOT NULL,
  asked_by bigint NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  approved_by bigint,
  refused_by bigint,
  answered_at timestamp with time zone,
  lapsed_at timestamp with time zone,
  answer_words text,
  CONSTRAINT approvals_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES staff(id),
  CONSTRAINT approvals_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES staff(id),
  CONSTRAINT approvals_check CHECK ((approved_by <> asked_by)),
  CONSTRAINT approvals_check1 CHECK (((approved_by IS NULL) OR (refused_by IS NULL))),
  CONSTRAINT approvals_check2 CHECK (((answered_at IS NULL) = ((approved_by IS NULL) AND (refused_by IS NULL)))),
  CONSTRAINT approvals_check3 CHECK (((lapsed_at IS NULL) OR (answered_at IS NULL))),
  CONSTRAINT approvals_pkey PRIMARY KEY (id),
  CONSTRAINT approvals_refused_by_fkey FOREIGN KEY (refused_by) REFERENCES staff(id),
  CONSTRAINT approvals_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);

CREATE TABLE authenticators (
  user_id bigint NOT NULL,
  secret bytea NOT NULL,
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  CONSTRAINT authenticators_pkey PRIMARY KEY (user_id),
  CONSTRAINT authenticators_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE balances (
  user_id bigint NOT NULL,
  purchased whole NOT NULL DEFAULT 0,
  bonus whole NOT NULL DEFAULT 0,
  month date,
  month_spent whole NOT NULL DEFAULT 0,
  frozen boolean NOT NULL DEFAULT false,
  CONSTRAINT balances_pkey PRIMARY KEY (user_id),
  CONSTRAINT balances_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE bank_files (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  content bytea,
  created_at timestamp with time zone NOT NULL,
  site_id smallint,
  CONSTRAINT bank_files_kind_check CHECK ((kind = ANY (ARRAY['debits'::text, 'refunds'::text]))),
  CONSTRAINT bank_files_pkey PRIMARY KEY (id),
  CONSTRAINT bank_files_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);

CREATE TABLE banned_photos (
  phash bit(64) NOT NULL,
  reason text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  decision_id bigint,
  CONSTRAINT banned_photos_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES decisions(id),
  CONSTRAINT banned_photos_pkey PRIMARY KEY (phash)
);

CREATE TABLE blocked_payment_means (
  kind text NOT NULL,
  fingerprint text NOT NULL,
  decision_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT blocked_payment_means_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES decisions(id),
  CONSTRAINT blocked_payment_means_kind_check CHECK ((kind = ANY (ARRAY['card'::text, 'iban'::text]))),
  CONSTRAINT blocked_payment_means_pkey PRIMARY KEY (kind, fingerprint, decision_id)
);

CREATE TABLE blocked_payments (
  order_id bigint NOT NULL,
  found_at timestamp with time zone NOT NULL,
  case_id bigint,
  reported_at timestamp with time zone DEFAULT now(),
  CONSTRAINT blocked_payments_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE SET NULL,
  CONSTRAINT blocked_payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT blocked_payments_pkey PRIMARY KEY (order_id)
);

CREATE TABLE blocks (
  user_id bigint NOT NULL,
  blocked_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  snapshot jsonb,
  CONSTRAINT blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT blocks_check CHECK ((user_id <> blocked_id)),
  CONSTRAINT blocks_pkey PRIMARY KEY (user_id, blocked_id),
  CONSTRAINT blocks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE book_checks (
  only_one boolean NOT NULL DEFAULT true,
  checked_at timestamp with time zone NOT NULL,
  milliseconds integer NOT NULL,
  reports jsonb NOT NULL,
  figures jsonb,
  CONSTRAINT book_checks_only_one_check CHECK (only_one),
  CONSTRAINT book_checks_pkey PRIMARY KEY (only_one)
);

CREATE TABLE book_entries (
  transaction_id bigint NOT NULL,
  account text NOT NULL,
  order_id bigint NOT NULL,
  provider text,
  country text,
  vat_rate numeric(4,2),
  amount bigint NOT NULL,
  CONSTRAINT book_entries_account_check CHECK ((account = ANY (ARRAY['clearing'::text, 'bank'::text, 'deferred'::text, 'earned'::text, 'vat'::text, 'fees'::text, 'refunds'::text, 'returning'::text, 'goodwill'::text, 'receivables'::text, 'written_off'::text, 'rounding'::text]))),
  CONSTRAINT book_entries_amount_check CHECK ((amount <> 0)),
  CONSTRAINT book_entries_check CHECK (((account = ANY (ARRAY['clearing'::text, 'bank'::text, 'fees'::text])) = (provider IS NOT NULL))),
  CONSTRAINT book_entries_check1 CHECK (((account = 'vat'::text) = ((country IS NOT NULL) AND (vat_rate IS NOT NULL)))),
  CONSTRAINT book_entries_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES book_transactions(id)
);

CREATE TABLE book_transactions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  order_id bigint NOT NULL,
  currency text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  idempotency_key text NOT NULL,
  CONSTRAINT book_transactions_idempotency_key_key UNIQUE (idempotency_key),
  CONSTRAINT book_transactions_kind_check CHECK ((kind = ANY (ARRAY['sale'::text, 'fee'::text, 'refund'::text, 'refund_paid'::text, 'refund_failed'::text, 'chargeback'::text, 'chargeback_reversed'::text, 'settlement'::text, 'premium_day'::text, 'payout'::text, 'write_off'::text]))),
  CONSTRAINT book_transactions_pkey PRIMARY KEY (id)
);

CREATE TABLE case_events (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  case_id bigint NOT NULL,
  at timestamp with time zone NOT NULL,
  staff_id bigint,
  what text NOT NULL,
  about text,
  words text,
  client_id uuid,
  CONSTRAINT case_events_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id),
  CONSTRAINT case_events_client_id_key UNIQUE (client_id),
  CONSTRAINT case_events_pkey PRIMARY KEY (id),
  CONSTRAINT case_events_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  CONSTRAINT case_events_what_check CHECK ((what = ANY (ARRAY['opened'::text, 'joined'::text, 'hidden_at_once'::text, 'claimed'::text, 'released'::text, 'looked'::text, 'note'::text, 'answered'::text, 'decided'::text, 'undone'::text, 'second_asked'::text, 'second_refused'::text, 'second_lapsed'::text, 'appealed'::text, 'appeal_decided'::text, 'closed'::text, 'reopened'::text])))
);

CREATE TABLE case_sources (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  case_id bigint NOT NULL,
  report_id bigint,
  notice_id bigint,
  complaint_id bigint,
  words text,
  created_at timestamp with time zone NOT NULL,
  lines jsonb,
  sent_by text,
  block_id bigint,
  message_id bigint,
  CONSTRAINT case_sources_block_id_fkey FOREIGN KEY (block_id) REFERENCES advance_blocks(id),
  CONSTRAINT case_sources_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id),
  CONSTRAINT case_sources_check CHECK ((num_nonnulls(report_id, notice_id, complaint_id, block_id, words) = 1)),
  CONSTRAINT case_sources_check1 CHECK (((message_id IS NULL) OR (block_id IS NOT NULL))),
  CONSTRAINT case_sources_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES complaints(id) ON DELETE CASCADE,
  CONSTRAINT case_sources_complaint_id_key UNIQUE (complaint_id),
  CONSTRAINT case_sources_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notices(id) ON DELETE CASCADE,
  CONSTRAINT case_sources_notice_id_key UNIQUE (notice_id),
  CONSTRAINT case_sources_pkey PRIMARY KEY (id),
  CONSTRAINT case_sources_report_id_fkey FOREIGN KEY (report_id) REFERENCES reports(id) ON DELETE CASCADE,
  CONSTRAINT case_sources_report_id_key UNIQUE (report_id),
  CONSTRAINT case_sources_sent_by_check CHECK ((sent_by = ANY (ARRAY['trusted_flagger'::text, 'authority'::text])))
);

CREATE TABLE cases (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  number text NOT NULL,
  kind text NOT NULL,
  subject_id bigint,
  photo_id bigint,
  opened_at timestamp with time zone NOT NULL,
  due_at timestamp with time zone NOT NULL,
  state text NOT NULL DEFAULT 'open'::text,
  claimed_by bigint,
  claimed_until timestamp with time zone,
  appeal_of bigint,
  appeal_words text,
  appealed_by text,
  reminded smallint NOT NULL DEFAULT 0,
  evidence_erased_at timestamp with time zone,
  CONSTRAINT cases_appeal_of_fkey FOREIGN KEY (appeal_of) REFERENCES decisions(id),
  CONSTRAINT cases_appealed_by_check CHECK ((appealed_by = ANY (ARRAY['member'::text, 'reporter'::text]))),
  CONSTRAINT cases_check CHECK (((claimed_by IS NULL) = (claimed_until IS NULL))),
  CONSTRAINT cases_check1 CHECK (((kind = 'appeal'::text) = (appeal_of IS NOT NULL))),
  CONSTRAINT cases_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES staff(id),
  CONSTRAINT cases_kind_check CHECK ((kind = ANY (ARRAY['intimate'::text, 'minor'::text, 'danger'::text, 'picture'::text, 'report'::text, 'notice'::text, 'complaint'::text, 'appeal'::text, 'data_request'::text]))),
  CONSTRAINT cases_number_key UNIQUE (number),
  CONSTRAINT cases_pkey PRIMARY KEY (id),
  CONSTRAINT cases_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT cases_state_check CHECK ((state = ANY (ARRAY['open'::text, 'held_for_second'::text, 'decided'::text, 'appealed'::text, 'closed'::text]))),
  CONSTRAINT cases_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES users(id) ON DELETE SET NULL
);

CREATE TABLE chargeback_deductions (
  order_id bigint NOT NULL,
  lot_order_id bigint NOT NULL,
  credits integer NOT NULL,
  days smallint NOT NULL DEFAULT 0,
  round smallint NOT NULL DEFAULT 1,
  CONSTRAINT chargeback_deductions_days_check CHECK ((days >= 0)),
  CONSTRAINT chargeback_deductions_not_empty CHECK (((credits >= 0) AND ((credits + days) > 0))),
  CONSTRAINT chargeback_deductions_order_id_round_fkey FOREIGN KEY (order_id, round) REFERENCES chargebacks(order_id, round),
  CONSTRAINT chargeback_deductions_pkey PRIMARY KEY (order_id, round, lot_order_id)
);

CREATE TABLE chargebacks (
  order_id bigint NOT NULL,
  amount integer NOT NULL,
  receivable integer NOT NULL,
  state text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  reversed_at timestamp with time zone,
  settled_by bigint,
  round smallint NOT NULL DEFAULT 1,
  dispute text,
  written_off_at timestamp with time zone,
  written_off_vat integer NOT NULL DEFAULT 0,
  reason text,
  respond_by timestamp with time zone,
  CONSTRAINT chargebacks_amount_check CHECK ((amount >= 0)),
  CONSTRAINT chargebacks_check CHECK (((receivable >= 0) AND (receivable <= amount))),
  CONSTRAINT chargebacks_pkey PRIMARY KEY (order_id, round),
  CONSTRAINT chargebacks_state_check CHECK ((state = ANY (ARRAY['open'::text, 'reversed'::text])))
);

CREATE TABLE chat_drafts (
  user_id bigint NOT NULL,
  other_id bigint NOT NULL,
  text text NOT NULL,
  written_at timestamp with time zone NOT NULL,
  CONSTRAINT chat_drafts_other_id_fkey FOREIGN KEY (other_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT chat_drafts_pkey PRIMARY KEY (user_id, other_id),
  CONSTRAINT chat_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE chat_images (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  other_id bigint NOT NULL,
  client_id uuid NOT NULL,
  name text NOT NULL,
  width whole NOT NULL,
  height whole NOT NULL,
  thumb_hash text NOT NULL,
  avif boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  block_id bigint,
  CONSTRAINT chat_images_block_id_fkey FOREIGN KEY (block_id) REFERENCES advance_blocks(id) ON DELETE SET NULL,
  CONSTRAINT chat_images_name_key UNIQUE (name),
  CONSTRAINT chat_images_other_id_fkey FOREIGN KEY (other_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT chat_images_pkey PRIMARY KEY (id),
  CONSTRAINT chat_images_user_id_client_id_key UNIQUE (user_id, client_id),
  CONSTRAINT chat_images_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE complaints (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  number text NOT NULL,
  client_id uuid NOT NULL,
  user_id bigint,
  email text NOT NULL,
  name text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  language text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT complaints_number_key UNIQUE (number),
  CONSTRAINT complaints_pkey PRIMARY KEY (id),
  CONSTRAINT complaints_site_id_client_id_key UNIQUE (site_id, client_id),
  CONSTRAINT complaints_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT complaints_subject_check CHECK ((subject = ANY (ARRAY['payment'::text, 'member'::text, 'content'::text, 'privacy'::text, 'account'::text, 'other'::text]))),
  CONSTRAINT complaints_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);

CREATE TABLE consents (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  purpose text NOT NULL,
  granted boolean NOT NULL,
  text_version text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT consents_pkey PRIMARY KEY (id),
  CONSTRAINT consents_purpose_check CHECK ((purpose = ANY (ARRAY['adult'::text, 'terms'::text, 'tracking'::text, 'religion'::text, 'sexuality'::text, 'explicit_interests'::text, 'promotions'::text]))),
  CONSTRAINT consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE content_versions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  language text NOT NULL,
  version integer NOT NULL,
  content jsonb NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  saved_by bigint,
  published_at timestamp with time zone,
  published_by bigint,
  reverts integer,
  CONSTRAINT content_versions_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 60))),
  CONSTRAINT content_versions_kind_check CHECK ((kind = ANY (ARRAY['page'::text, 'lander'::text, 'icebreaker'::text, 'gift'::text, 'teaser'::text, 'legal'::text]))),
  CONSTRAINT content_versions_language_check CHECK ((language ~ '^([a-z]{2})?$'::text)),
  CONSTRAINT content_versions_pkey PRIMARY KEY (id),
  CONSTRAINT content_versions_published_by_fkey FOREIGN KEY (published_by) REFERENCES staff(id),
  CONSTRAINT content_versions_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES staff(id),
  CONSTRAINT content_versions_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT content_versions_site_id_kind_key_language_version_key UNIQUE (site_id, kind, key, language, version),
  CONSTRAINT content_versions_version_check CHECK ((version > 0))
);

CREATE TABLE conversations (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  low_id bigint NOT NULL,
  high_id bigint NOT NULL,
  starter_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_message_id bigint NOT NULL DEFAULT 0,
  low_unread whole NOT NULL DEFAULT 0,
  high_unread whole NOT NULL DEFAULT 0,
  low_read_up_to bigint NOT NULL DEFAULT 0,
  high_read_up_to bigint NOT NULL DEFAULT 0,
  low_removed_up_to bigint NOT NULL DEFAULT 0,
  high_removed_up_to bigint NOT NULL DEFAULT 0,
  low_removed_before bigint,
  high_removed_before bigint,
  low_removed_at timestamp with time zone,
  high_removed_at timestamp with time zone,
  answered boolean NOT NULL DEFAULT false,
  low_receipt_up_to bigint NOT NULL DEFAULT 0,
  high_receipt_up_to bigint NOT NULL DEFAULT 0,
  low_received_up_to bigint NOT NULL DEFAULT 0,
  high_received_up_to bigint NOT NULL DEFAULT 0,
  CONSTRAINT conversations_high_id_fkey FOREIGN KEY (high_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT conversations_low_id_fkey FOREIGN KEY (low_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT conversations_low_id_high_id_key UNIQUE (low_id, high_id),
  CONSTRAINT conversations_pkey PRIMARY KEY (id)
);

CREATE TABLE credit_lot_deductions (
  key text NOT NULL,
  lot_id bigint NOT NULL,
  credits integer NOT NULL,
  amount integer NOT NULL,
  kind text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT credit_lot_deductions_credits_check CHECK ((credits <> 0)),
  CONSTRAINT credit_lot_deductions_kind_check CHECK ((kind = ANY (ARRAY['refund'::text, 'chargeback'::text]))),
  CONSTRAINT credit_lot_deductions_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES credit_lots(id) ON DELETE CASCADE,
  CONSTRAINT credit_lot_deductions_pkey PRIMARY KEY (key)
);

CREATE TABLE credit_lots (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  order_id bigint NOT NULL,
  credits integer NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL,
  vat_rate numeric(4,2) NOT NULL,
  taken integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT credit_lots_amount_check CHECK ((amount >= 0)),
  CONSTRAINT credit_lots_check CHECK (((taken >= 0) AND (taken <= credits))),
  CONSTRAINT credit_lots_credits_check CHECK ((credits > 0)),
  CONSTRAINT credit_lots_order_id_key UNIQUE (order_id),
  CONSTRAINT credit_lots_pkey PRIMARY KEY (id),
  CONSTRAINT credit_lots_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE daily_picks (
  user_id bigint NOT NULL,
  day date NOT NULL,
  "position" smallint NOT NULL,
  member_id bigint NOT NULL,
  hidden boolean NOT NULL,
  CONSTRAINT daily_picks_member_id_fkey FOREIGN KEY (member_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT daily_picks_pkey PRIMARY KEY (user_id, day, "position"),
  CONSTRAINT daily_picks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE data_exports (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  requested_at timestamp with time zone NOT NULL,
  origin text NOT NULL,
  ready_at timestamp with time zone,
  file text,
  CONSTRAINT data_exports_file_key UNIQUE (file),
  CONSTRAINT data_exports_pkey PRIMARY KEY (id),
  CONSTRAINT data_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE data_looks (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  staff_id bigint NOT NULL,
  user_id bigint NOT NULL,
  what text[] NOT NULL,
  reason text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT data_looks_pkey PRIMARY KEY (id),
  CONSTRAINT data_looks_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT data_looks_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  CONSTRAINT data_looks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT data_looks_what_check CHECK (((what <@ ARRAY['email'::text, 'birth_date'::text, 'iban'::text]) AND (what <> '{}'::text[])))
);

CREATE TABLE decision_items (
  decision_id bigint NOT NULL,
  content text NOT NULL,
  item bigint NOT NULL,
  CONSTRAINT decision_items_content_check CHECK ((content = ANY (ARRAY['photo'::text, 'message'::text]))),
  CONSTRAINT decision_items_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES decisions(id),
  CONSTRAINT decision_items_pkey PRIMARY KEY (decision_id, content, item)
);

CREATE TABLE decisions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  number text NOT NULL,
  client_id uuid,
  case_id bigint,
  user_id bigint,
  act text NOT NULL,
  reason text NOT NULL,
  item bigint,
  restricts text[] NOT NULL DEFAULT '{}'::text[],
  restriction_visibility text,
  restriction_money text,
  restriction_service text,
  restriction_account text,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone,
  ground text NOT NULL,
  ground_reference text NOT NULL,
  ground_explanation text NOT NULL,
  content_type text NOT NULL,
  content_date timestamp with time zone,
  category text NOT NULL,
  facts text NOT NULL,
  source text NOT NULL,
  found_by_machine boolean NOT NULL,
  decided_by_machine boolean NOT NULL,
  puid uuid NOT NULL,
  decided_by bigint,
  approved_by bigint,
  approval_id bigint,
  decided_at timestamp with time zone NOT NULL,
  due_at timestamp with time zone,
  applied_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  language text NOT NULL,
  words text NOT NULL DEFAULT ''::text,
  reversed_by bigint,
  reviews bigint,
  reviewed_decided_by bigint,
  content text NOT NULL DEFAULT 'profile'::text,
  CONSTRAINT decisions_act_check CHECK ((act = ANY (ARRAY['accept'::text, 'no_violation'::text, 'warn'::text, 'hide'::text, 'remove'::text, 'restrict'::text, 'suspend'::text, 'ban_rule'::text, 'ban_fraud'::text, 'restore'::text, 'uphold'::text]))),
  CONSTRAINT decisions_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES approvals(id),
  CONSTRAINT decisions_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES staff(id),
  CONSTRAINT decisions_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id),
  CONSTRAINT decisions_check CHECK ((decided_by <> reviewed_decided_by)),
  CONSTRAINT decisions_check1 CHECK ((approved_by <> decided_by)),
  CONSTRAINT decisions_check2 CHECK ((decided_by_machine = (decided_by IS NULL))),
  CONSTRAINT decisions_check3 CHECK ((num_nonnulls(applied_at, withdrawn_at) <= 1)),
  CONSTRAINT decisions_client_id_key UNIQUE (client_id),
  CONSTRAINT decisions_content_check CHECK ((content = ANY (ARRAY['profile'::text, 'photo'::text, 'message'::text]))),
  CONSTRAINT decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff(id),
  CONSTRAINT decisions_facts_check CHECK ((char_length(facts) <= 5000)),
  CONSTRAINT decisions_ground_check CHECK ((ground = ANY (ARRAY['law'::text, 'rule'::text]))),
  CONSTRAINT decisions_ground_explanation_check CHECK ((char_length(ground_explanation) <= 2000)),
  CONSTRAINT decisions_id_decided_by_key UNIQUE (id, decided_by),
  CONSTRAINT decisions_number_key UNIQUE (number),
  CONSTRAINT decisions_pkey PRIMARY KEY (id),
  CONSTRAINT decisions_puid_key UNIQUE (puid),
  CONSTRAINT decisions_restricts_check CHECK ((restricts <@ ARRAY['conversations'::text, 'pictures'::text, 'messages'::text])),
  CONSTRAINT decisions_reversed_by_fkey FOREIGN KEY (reversed_by) REFERENCES decisions(id),
  CONSTRAINT decisions_reviews_fkey FOREIGN KEY (reviews) REFERENCES decisions(id),
  CONSTRAINT decisions_reviews_reviewed_decided_by_fkey FOREIGN KEY (reviews, reviewed_decided_by) REFERENCES decisions(id, decided_by),
  CONSTRAINT decisions_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT decisions_source_check CHECK ((source = ANY (ARRAY['report'::text, 'notice'::text, 'trusted_flagger'::text, 'authority'::text, 'own'::text]))),
  CONSTRAINT decisions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT decisions_words_check CHECK ((char_length(words) <= 5000))
);

CREATE TABLE deferred_revenue_snapshots (
  at timestamp with time zone NOT NULL,
  site_id smallint NOT NULL,
  currency text NOT NULL,
  country text NOT NULL,
  vat_rate numeric(4,2) NOT NULL,
  amount bigint NOT NULL,
  sold_on date,
  CONSTRAINT deferred_revenue_snapshots_amount_check CHECK ((amount >= 0)),
  CONSTRAINT deferred_revenue_snapshots_key UNIQUE NULLS NOT DISTINCT (at, site_id, currency, country, vat_rate, sold_on),
  CONSTRAINT deferred_revenue_snapshots_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);

CREATE TABLE direct_debit_codes (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  phone bytea NOT NULL,
  network bytea NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT direct_debit_codes_pkey PRIMARY KEY (id),
  CONSTRAINT direct_debit_codes_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);

CREATE TABLE direct_debit_mandates (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint,
  reference text NOT NULL,
  creditor_id text NOT NULL,
  details bytea NOT NULL,
  iban_hint text NOT NULL,
  fingerprint bytea NOT NULL,
  text_version text NOT NULL,
  language text NOT NULL,
  signed_on date NOT NULL,
  created_at timestamp with time zone NOT NULL,
  sequence text NOT NULL DEFAULT 'OOFF'::text,
  phone_fingerprint bytea,
  has_phone boolean NOT NULL DEFAULT false,
  CONSTRAINT direct_debit_mandates_pkey PRIMARY KEY (id),
  CONSTRAINT direct_debit_mandates_reference_check CHECK ((length(reference) <= 35)),
  CONSTRAINT direct_debit_mandates_reference_key UNIQUE (reference),
  CONSTRAINT direct_debit_mandates_sequence_check CHECK ((sequence = ANY (ARRAY['OOFF'::text, 'RCUR'::text]))),
  CONSTRAINT direct_debit_mandates_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE TABLE direct_debit_refunds (
  id uuid NOT NULL,
  order_id bigint NOT NULL,
  amount integer NOT NULL,
  file_id bigint,
  ended_at timestamp with time zone,
  CONSTRAINT direct_debit_refunds_amount_check CHECK ((amount > 0)),
  CONSTRAINT direct_debit_refunds_file_id_fkey FOREIGN KEY (file_id) REFERENCES bank_files(id),
  CONSTRAINT direct_debit_refunds_pkey PRIMARY KEY (id)
);

CREATE TABLE direct_debit_requests (
  order_id bigint NOT NULL,
  user_id bigint NOT NULL,
  client_id uuid NOT NULL,
  details bytea,
  code_hash bytea NOT NULL,
  sms text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  sends smallint NOT NULL DEFAULT 1,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT direct_debit_requests_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT direct_debit_requests_pkey PRIMARY KEY (order_id),
  CONSTRAINT direct_debit_requests_sms_check CHECK ((sms = ANY (ARRAY['sending'::text, 'sent'::text, 'failed'::text]))),
  CONSTRAINT direct_debit_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE TABLE direct_debits (
  order_id bigint NOT NULL,
  mandate_id bigint NOT NULL,
  site_id smallint NOT NULL,
  amount integer NOT NULL,
  due_on date NOT NULL,
  confirmed_at timestamp with time zone NOT NULL,
  file_id bigint,
  collected_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  returned_at timestamp with time zone,
  return_reason text,
  settled boolean NOT NULL DEFAULT false,
  CONSTRAINT direct_debits_amount_check CHECK ((amount > 0)),
  CONSTRAINT direct_debits_file_id_fkey FOREIGN KEY (file_id) REFERENCES bank_files(id),
  CONSTRAINT direct_debits_mandate_id_fkey FOREIGN KEY (mandate_id) REFERENCES direct_debit_mandates(id) ON DELETE CASCADE,
  CONSTRAINT direct_debits_pkey PRIMARY KEY (order_id),
  CONSTRAINT direct_debits_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);

CREATE TABLE discount_codes (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  code text NOT NULL,
  country text,
  user_id bigint,
  expires timestamp with time zone,
  value_percentage numeric(3,1) NOT NULL,
  currency text,
  minimum_order_value integer,
  status text NOT NULL,
  validity text NOT NULL,
  paymentmethods text[],
  version integer NOT NULL DEFAULT 1,
  starts timestamp with time zone,
  max_uses integer,
  member_limit smallint,
  note text,
  CONSTRAINT discount_codes_check CHECK (((minimum_order_value IS NULL) OR (currency IS NOT NULL))),
  CONSTRAINT discount_codes_check1 CHECK (((starts IS NULL) OR (expires IS NULL) OR (starts < expires))),
  CONSTRAINT discount_codes_check2 CHECK (((member_limit IS NULL) OR (validity = 'unlimited'::text))),
  CONSTRAINT discount_codes_code_check CHECK (((code ~ '^[A-Z0-9][A-Z0-9_-]{2,39}$'::text) AND (code <> 'TIMEBONUS25'::text))),
  CONSTRAINT discount_codes_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  CONSTRAINT discount_codes_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT discount_codes_max_uses_check CHECK ((max_uses > 0)),
  CONSTRAINT discount_codes_member_limit_check CHECK ((member_limit > 1)),
  CONSTRAINT discount_codes_minimum_order_value_check CHECK ((minimum_order_value > 0)),
  CONSTRAINT discount_codes_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 200))),
  CONSTRAINT discount_codes_paymentmethods_check CHECK ((cardinality(paymentmethods) > 0)),
  CONSTRAINT discount_codes_pkey PRIMARY KEY (id),
  CONSTRAINT discount_codes_site_id_code_key UNIQUE (site_id, code),
  CONSTRAINT discount_codes_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT discount_codes_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text]))),
  CONSTRAINT discount_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT discount_codes_validity_check CHECK ((validity = ANY (ARRAY['once-per-user'::text, 'unlimited'::text]))),
  CONSTRAINT discount_codes_value_percentage_check CHECK ((value_percentage > (0)::numeric))
);

CREATE TABLE discount_refusals (
  site_id smallint NOT NULL,
  code text NOT NULL,
  reason text NOT NULL,
  count integer NOT NULL,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT discount_refusals_count_check CHECK ((count > 0)),
  CONSTRAINT discount_refusals_pkey PRIMARY KEY (site_id, code, reason),
  CONSTRAINT discount_refusals_reason_check CHECK ((char_length(reason) <= 60)),
  CONSTRAINT discount_refusals_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);

CREATE TABLE discount_use_counts (
  site_id smallint NOT NULL,
  code text NOT NULL,
  currency text NOT NULL,
  reserved integer NOT NULL DEFAULT 0,
  used integer NOT NULL DEFAULT 0,
  paid bigint NOT NULL DEFAULT 0,
  CONSTRAINT discount_use_counts_pkey PRIMARY KEY (site_id, code, currency),
  CONSTRAINT discount_use_counts_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);

CREATE TABLE discount_uses (
  order_id bigint NOT NULL,
  user_id bigint NOT NULL,
  code text NOT NULL,
  once_per_user boolean NOT NULL,
  state text NOT NULL,
  CONSTRAINT discount_uses_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT discount_uses_pkey PRIMARY KEY (order_id),
  CONSTRAINT discount_uses_state_check CHECK ((state = ANY (ARRAY['reserved'::text, 'used'::text, 'released'::text]))),
  CONSTRAINT discount_uses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE erasures (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  subject_id bigint NOT NULL,
  deleted_at timestamp with time zone,
  noted_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT erasures_kind_check CHECK ((kind = ANY (ARRAY['account'::text, 'photo'::text]))),
  CONSTRAINT erasures_pkey PRIMARY KEY (id)
);

CREATE TABLE file_copies (
  name text NOT NULL,
  original text NOT NULL,
  retry_at timestamp with time zone,
  unwanted boolean NOT NULL DEFAULT false,
  CONSTRAINT file_copies_pkey PRIMARY KEY (name)
);

CREATE TABLE file_deletions (
  name text NOT NULL,
  due_at timestamp with time zone NOT NULL,
  claimed_at timestamp with time zone,
  CONSTRAINT file_deletions_pkey PRIMARY KEY (name)
);

CREATE TABLE file_places (
  only_one boolean NOT NULL DEFAULT true,
  bucket text NOT NULL,
  CONSTRAINT file_places_only_one_check CHECK (only_one),
  CONSTRAINT file_places_pkey PRIMARY KEY (only_one)
);

CREATE TABLE fraud_warnings (
  decision_id bigint NOT NULL,
  user_id bigint NOT NULL,
  about_id bigint,
  about_name text NOT NULL,
  warns boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  done_at timestamp with time zone,
  credits integer NOT NULL DEFAULT 0,
  closed_at timestamp with time zone,
  CONSTRAINT fraud_warnings_about_id_fkey FOREIGN KEY (about_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT fraud_warnings_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES decisions(id),
  CONSTRAINT fraud_warnings_pkey PRIMARY KEY (decision_id, user_id),
  CONSTRAINT fraud_warnings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE idempotency_keys (
  key bytea NOT NULL,
  user_id bigint,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (key),
  CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE invoice_counters (
  company_id integer NOT NULL,
  year smallint NOT NULL,
  last integer NOT NULL,
  CONSTRAINT invoice_counters_last_check CHECK ((last >= 0)),
  CONSTRAINT invoice_counters_pkey PRIMARY KEY (company_id, year)
);

CREATE TABLE invoices (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  number text NOT NULL,
  company_id integer NOT NULL,
  year smallint NOT NULL,
  sequence integer NOT NULL,
  kind text NOT NULL,
  source text NOT NULL,
  site_id smallint NOT NULL,
  order_id bigint NOT NULL,
  user_id bigint,
  reverses bigint,
  issued_on date NOT NULL,
  language text NOT NULL,
  country text NOT NULL,
  currency text NOT NULL,
  vat_rate numeric(4,2) NOT NULL,
  total integer NOT NULL,
  vat integer NOT NULL,
  content jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT invoices_check CHECK (((kind = 'reversal'::text) = (reverses IS NOT NULL))),
  CONSTRAINT invoices_check1 CHECK (
CASE kind
    WHEN 'invoice'::text THEN ((total >= 0) AND (vat >= 0))
    ELSE ((total < 0) AND (vat <= 0))
END),
  CONSTRAINT invoices_company_id_year_sequence_key UNIQUE (company_id, year, sequence),
  CONSTRAINT invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'reversal'::text]))),
  CONSTRAINT invoices_number_key UNIQUE (number),
  CONSTRAINT invoices_pkey PRIMARY KEY (id),
  CONSTRAINT invoices_reverses_fkey FOREIGN KEY (reverses) REFERENCES invoices(id),
  CONSTRAINT invoices_sequence_check CHECK ((sequence > 0)),
  CONSTRAINT invoices_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT invoices_source_key UNIQUE (source),
  CONSTRAINT invoices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);

CREATE TABLE known_address_mails (
  user_id bigint NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT known_address_mails_pkey PRIMARY KEY (user_id),
  CONSTRAINT known_address_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE known_devices (
  user_id bigint NOT NULL,
  token_hash bytea NOT NULL,
  used_at timestamp with time zone NOT NULL,
  CONSTRAINT known_devices_pkey PRIMARY KEY (user_id, token_hash),
  CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE ledger_transactions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  purchased integer NOT NULL,
  bonus integer NOT NULL,
  operator integer NOT NULL,
  kind ledger_kind NOT NULL,
  idempotency_key text NOT NULL,
  CONSTRAINT ledger_transactions_check CHECK (((((purchased + bonus) + operator) = 0) AND (operator <> 0))),
  CONSTRAINT ledger_transactions_idempotency_key_key UNIQUE (idempotency_key),
  CONSTRAINT ledger_transactions_pkey PRIMARY KEY (user_id, id)
);

CREATE TABLE legal_announcements (
  site_id smallint NOT NULL,
  key text NOT NULL,
  language text NOT NULL,
  summary text NOT NULL,
  begins_at timestamp with time zone,
  asks boolean NOT NULL,
  CONSTRAINT legal_announcements_key_check CHECK ((key = ANY (ARRAY['terms'::text, 'privacy'::text, 'imprint'::text]))),
  CONSTRAINT legal_announcements_pkey PRIMARY KEY (site_id, key, language),
  CONSTRAINT legal_announcements_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT legal_announcements_summary_check CHECK ((length(summary) <= 2000))
);

CREATE TABLE legal_versions (
  site_id smallint NOT NULL,
  key text NOT NULL,
  language text NOT NULL,
  number integer NOT NULL,
  edition integer NOT NULL,
  published_at timestamp with time zone NOT NULL,
  begins_at timestamp with time zone NOT NULL,
  asks boolean NOT NULL,
  summary text NOT NULL,
  mailed_to bigint NOT NULL DEFAULT 0,
  CONSTRAINT legal_versions_check CHECK ((begins_at >= published_at)),
  CONSTRAINT legal_versions_edition_check CHECK ((edition > 0)),
  CONSTRAINT legal_versions_key_check CHECK ((key = ANY (ARRAY['terms'::text, 'privacy'::text, 'imprint'::text]))),
  CONSTRAINT legal_versions_number_check CHECK ((number > 0)),
  CONSTRAINT legal_versions_pkey PRIMARY KEY (site_id, key, language, number),
  CONSTRAINT legal_versions_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT legal_versions_summary_check CHECK ((length(summary) <= 2000))
);

CREATE TABLE likes (
  from_id bigint NOT NULL,
  from_fictional boolean NOT NULL DEFAULT false,
  to_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  seen_at timestamp with time zone,
  photo_id bigint,
  line text,
  note text,
  prompt text,
  CONSTRAINT likes_check CHECK ((from_id <> to_id)),
  CONSTRAINT likes_from_fictional_check CHECK ((NOT from_fictional)),
  CONSTRAINT likes_from_id_from_fictional_fkey FOREIGN KEY (from_id, from_fictional) REFERENCES profiles(user_id, fictional) ON DELETE CASCADE,
  CONSTRAINT likes_photo_id_fkey FOREIGN KEY (photo_id) REFERENCES photos(id) ON DELETE SET NULL,
  CONSTRAINT likes_pkey PRIMARY KEY (from_id, to_id),
  CONSTRAINT likes_to_id_fkey FOREIGN KEY (to_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE link_tokens (
  token_hash bytea NOT NULL,
  user_id bigint NOT NULL,
  purpose text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  email text,
  CONSTRAINT link_tokens_check CHECK (((purpose = 'mail_change'::text) = (email IS NOT NULL))),
  CONSTRAINT link_tokens_pkey PRIMARY KEY (token_hash),
  CONSTRAINT link_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['activation'::text, 'password_reset'::text, 'mail_change'::text, 'login'::text]))),
  CONSTRAINT link_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE login_failures (
  counter bytea NOT NULL,
  failures integer NOT NULL,
  last_at timestamp with time zone NOT NULL,
  blocked_until timestamp with time zone,
  account bytea,
  CONSTRAINT login_failures_pkey PRIMARY KEY (counter)
);

CREATE TABLE logins (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  at timestamp with time zone NOT NULL,
  user_agent text NOT NULL,
  country character(2),
  CONSTRAINT logins_pkey PRIMARY KEY (id),
  CONSTRAINT logins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE looks (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  case_id bigint NOT NULL,
  staff_id bigint NOT NULL,
  user_id bigint NOT NULL,
  lines integer NOT NULL,
  reason text NOT NULL,
  at timestamp with time zone NOT NULL,
  shown_from timestamp with time zone,
  opening boolean NOT NULL DEFAULT false,
  conversation bigint,
  picture text,
  CONSTRAINT looks_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id),
  CONSTRAINT looks_pkey PRIMARY KEY (id),
  CONSTRAINT looks_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT looks_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  CONSTRAINT looks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE mail_requests (
  counter bytea NOT NULL,
  requested_at timestamp with time zone NOT NULL,
  CONSTRAINT mail_requests_pkey PRIMARY KEY (counter, requested_at)
);

CREATE TABLE match_finder_skips (
  user_id bigint NOT NULL,
  member_id bigint NOT NULL,
  skipped_at timestamp with time zone NOT NULL,
  CONSTRAINT match_finder_skips_check CHECK ((user_id <> member_id)),
  CONSTRAINT match_finder_skips_member_id_fkey FOREIGN KEY (member_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT match_finder_skips_pkey PRIMARY KEY (user_id, member_id),
  CONSTRAINT match_finder_skips_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE match_notifications (
  low_id bigint NOT NULL,
  high_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT match_notifications_check CHECK ((low_id < high_id)),
  CONSTRAINT match_notifications_high_id_fkey FOREIGN KEY (high_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT match_notifications_low_id_fkey FOREIGN KEY (low_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT match_notifications_pkey PRIMARY KEY (low_id, high_id)
);

CREATE TABLE member_messages (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  staff_id bigint NOT NULL,
  user_id bigint NOT NULL,
  client_id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  preset text,
  words text NOT NULL,
  CONSTRAINT member_messages_client_id_key UNIQUE (client_id),
  CONSTRAINT member_messages_pkey PRIMARY KEY (id),
  CONSTRAINT member_messages_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT member_messages_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  CONSTRAINT member_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT member_messages_words_check CHECK ((char_length(words) <= 5000))
);

CREATE TABLE messages (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  conversation_id bigint NOT NULL,
  sender_id bigint NOT NULL,
  client_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  cost integer NOT NULL,
  sender_fictional not_fictional NOT NULL DEFAULT false,
  text text NOT NULL,
  gift text,
  image_id bigint,
  gif jsonb,
  reaction text,
  quoted_id bigint,
  CONSTRAINT messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT messages_image_id_fkey FOREIGN KEY (image_id) REFERENCES chat_images(id) ON DELETE SET NULL,
  CONSTRAINT messages_pkey PRIMARY KEY (id),
  CONSTRAINT messages_sender_id_client_id_key UNIQUE (sender_id, client_id),
  CONSTRAINT messages_sender_id_sender_fictional_fkey FOREIGN KEY (sender_id, sender_fictional) REFERENCES profiles(user_id, fictional) ON DELETE CASCADE
);

CREATE TABLE notices (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  number text NOT NULL,
  client_id uuid NOT NULL,
  user_id bigint,
  name text NOT NULL,
  email text NOT NULL,
  network text,
  reason text NOT NULL,
  place text NOT NULL,
  text text NOT NULL,
  language text NOT NULL,
  reported_id bigint,
  evidence jsonb,
  created_at timestamp with time zone NOT NULL,
  due_at timestamp with time zone NOT NULL,
  reminded_at timestamp with time zone,
  CONSTRAINT notices_number_key UNIQUE (number),
  CONSTRAINT notices_pkey PRIMARY KEY (id),
  CONSTRAINT notices_reason_check CHECK ((reason = ANY (ARRAY['intimate'::text, 'minor'::text, 'threat'::text, 'hate'::text, 'fraud'::text, 'rights'::text, 'other'::text]))),
  CONSTRAINT notices_reported_id_fkey FOREIGN KEY (reported_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT notices_site_id_client_id_key UNIQUE (site_id, client_id),
  CONSTRAINT notices_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);

CREATE TABLE notifying_processes (
  process uuid NOT NULL,
  alive_at timestamp with time zone NOT NULL,
  messages_up_to bigint NOT NULL,
  messages_before bigint NOT NULL,
  CONSTRAINT notifying_processes_pkey PRIMARY KEY (process)
);

CREATE TABLE operator_pages (
  site_id smallint NOT NULL,
  slug text NOT NULL,
  language text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  body text NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  withdrawn_at timestamp with time zone,
  CONSTRAINT operator_pages_body_check CHECK (((length(body) >= 1) AND (length(body) <= 50000))),
  CONSTRAINT operator_pages_description_check CHECK (((length(description) >= 1) AND (length(description) <= 300))),
  CONSTRAINT operator_pages_pkey PRIMARY KEY (site_id, slug, language),
  CONSTRAINT operator_pages_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT operator_pages_slug_check CHECK (((slug ~ '^[a-z][a-z0-9-]{1,39}$'::text) AND (slug !~~ 'u-%'::text))),
  CONSTRAINT operator_pages_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120)))
);

CREATE TABLE order_payments (
  order_id bigint NOT NULL,
  remember_text_version text,
  start_text_version text,
  remembered_at timestamp with time zone,
  means_id bigint,
  means_label text,
  session_id bigint,
  fingerprint text,
  three_d_secure text,
  refused_at timestamp with time zone,
  payment_country text,
  CONSTRAINT order_payments_means_id_fkey FOREIGN KEY (means_id) REFERENCES payment_means(id) ON DELETE SET NULL,
  CONSTRAINT order_payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT order_payments_pkey PRIMARY KEY (order_id),
  CONSTRAINT order_payments_three_d_secure_check CHECK ((three_d_secure = ANY (ARRAY['authenticated'::text, 'attempted'::text, 'failed'::text, 'not_attempted'::text])))
);

CREATE TABLE orders (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  package_id bigint NOT NULL,
  client_id uuid NOT NULL,
  state text NOT NULL,
  credits integer NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL,
  country text NOT NULL,
  vat_rate numeric(4,2) NOT NULL,
  provider text NOT NULL,
  method text NOT NULL,
  provider_reference text,
  payment_url text,
  return_to text,
  created_at timestamp with time zone NOT NULL,
  checked_at timestamp with time zone NOT NULL,
  completed_at timestamp with time zone,
  discount_code text,
  discount_percentage numeric(3,1),
  list_amount integer,
  profile_country text,
  guessed_country text,
  declared_country text,
  pays_debt_of bigint,
  days smallint NOT NULL DEFAULT 0,
  failed_at timestamp with time zone,
  code text NOT NULL,
  placed_mail_at timestamp with time zone,
  confirmation_mail_at timestamp with time zone,
  site_id smallint NOT NULL,
  CONSTRAINT orders_amount_check CHECK ((amount >= 0)),
  CONSTRAINT orders_code_check CHECK ((code ~ '^[0-9A-HJKMNP-TV-Z]{4}$'::text)),
  CONSTRAINT orders_days_check CHECK ((days >= 0)),
  CONSTRAINT orders_discount CHECK ((num_nulls(discount_code, discount_percentage, list_amount) = ANY (ARRAY[0, 3]))),
  CONSTRAINT orders_list_amount CHECK ((list_amount >= amount)),
  CONSTRAINT orders_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id),
  CONSTRAINT orders_pkey PRIMARY KEY (id),
  CONSTRAINT orders_provider_provider_reference_key UNIQUE (provider, provider_reference),
  CONSTRAINT orders_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT orders_state_check CHECK ((state = ANY (ARRAY['loading'::text, 'pending'::text, 'completed'::text, 'failed'::text]))),
  CONSTRAINT orders_user_id_client_id_key UNIQUE (user_id, client_id),
  CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE TABLE package_terms (
  package_id bigint NOT NULL,
  version integer NOT NULL,
  valid_from timestamp with time zone NOT NULL,
  credits integer NOT NULL,
  days smallint NOT NULL,
  prices jsonb NOT NULL,
  "position" smallint NOT NULL,
  offered boolean NOT NULL,
  country_prices jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT package_terms_credits_check CHECK ((credits >= 0)),
  CONSTRAINT package_terms_days_check CHECK (((days >= 0) AND (days <= 3660))),
  CONSTRAINT package_terms_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id),
  CONSTRAINT package_terms_pkey PRIMARY KEY (package_id, version)
);

CREATE TABLE packages (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  kind text NOT NULL,
  credits integer NOT NULL,
  prices jsonb NOT NULL,
  "position" smallint NOT NULL,
  offered boolean NOT NULL DEFAULT true,
  days smallint NOT NULL DEFAULT 0,
  CONSTRAINT packages_credits_check CHECK ((credits >= 0)),
  CONSTRAINT packages_days_check CHECK (((days >= 0) AND (days <= 3660))),
  CONSTRAINT packages_kind_check CHECK ((kind = ANY (ARRAY['credits'::text, 'premium'::text]))),
  CONSTRAINT packages_pkey PRIMARY KEY (id),
  CONSTRAINT packages_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT packages_timed CHECK (((days = 0) OR ((kind = 'premium'::text) AND (credits = 0))))
);

CREATE TABLE passkeys (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  host text NOT NULL,
  sign_count bigint NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id),
  CONSTRAINT passkeys_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40))),
  CONSTRAINT passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE payment_differences (
  provider text NOT NULL,
  event text NOT NULL,
  order_id bigint NOT NULL,
  kind text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  found_at timestamp with time zone NOT NULL,
  resolved_at timestamp with time zone,
  CONSTRAINT payment_differences_kind_check CHECK ((kind = ANY (ARRAY['other_payment'::text, 'other_refund'::text, 'other_chargeback'::text]))),
  CONSTRAINT payment_differences_pkey PRIMARY KEY (provider, event)
);

CREATE TABLE payment_limits (
  site_id smallint NOT NULL,
  name text NOT NULL,
  count integer NOT NULL,
  minutes integer NOT NULL,
  CONSTRAINT payment_limits_count_check CHECK ((count > 0)),
  CONSTRAINT payment_limits_minutes_check CHECK (((minutes >= 1) AND (minutes <= 43200))),
  CONSTRAINT payment_limits_name_check CHECK ((name = ANY (ARRAY['account_orders'::text, 'account_refused'::text, 'device_refused'::text, 'card_refused'::text]))),
  CONSTRAINT payment_limits_pkey PRIMARY KEY (site_id, name),
  CONSTRAINT payment_limits_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);

CREATE TABLE payment_means (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  provider text NOT NULL,
  token text NOT NULL,
  method text NOT NULL,
  label text NOT NULL,
  expires text,
  text_version text NOT NULL,
  consented_at timestamp with time zone NOT NULL,
  order_id bigint,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT payment_means_expires_check CHECK ((expires ~ '^\d{4}-(0[1-9]|1[0-2])$'::text)),
  CONSTRAINT payment_means_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE SET NULL,
  CONSTRAINT payment_means_pkey PRIMARY KEY (id),
  CONSTRAINT payment_means_provider_token_key UNIQUE (provider, token),
  CONSTRAINT payment_means_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE payout_days (
  provider text NOT NULL,
  day date NOT NULL,
  CONSTRAINT payout_days_pkey PRIMARY KEY (provider, day)
);

CREATE TABLE payout_findings (
  kind text NOT NULL,
  provider text NOT NULL,
  subject text NOT NULL,
  order_id bigint,
  amount bigint NOT NULL,
  currency text NOT NULL,
  found_at timestamp with time zone NOT NULL,
  resolved_at timestamp with time zone,
  accepted_at timestamp with time zone,
  event text NOT NULL DEFAULT ''::text,
  booked_as text,
  CONSTRAINT payout_findings_booked_as_check CHECK ((booked_as = ANY (ARRAY['refund'::text, 'chargeback'::text, 'fee'::text]))),
  CONSTRAINT payout_findings_kind_check CHECK ((kind = ANY (ARRAY['no_order'::text, 'other_amount'::text, 'not_settled'::text, 'unread_report'::text, 'other_payment'::text, 'other_refund'::text, 'other_chargeback'::text]))),
  CONSTRAINT payout_findings_pkey PRIMARY KEY (kind, provider, subject)
);

CREATE TABLE payout_reports (
  provider text NOT NULL,
  report text NOT NULL,
  batch bigint,
  announced_on date NOT NULL,
  failures smallint NOT NULL DEFAULT 0,
  set_aside_at timestamp with time zone,
  CONSTRAINT payout_reports_pkey PRIMARY KEY (provider, report)
);

CREATE TABLE pending_notifications (
  user_id bigint NOT NULL,
  type text NOT NULL,
  due_at timestamp with time zone NOT NULL,
  CONSTRAINT pending_notifications_pkey PRIMARY KEY (user_id, type),
  CONSTRAINT pending_notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE pending_signups (
  site_id smallint NOT NULL,
  email text NOT NULL,
  token_hash bytea NOT NULL,
  password_hash text NOT NULL,
  answers jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT pending_signups_email_check CHECK ((email = lower(email))),
  CONSTRAINT pending_signups_pkey PRIMARY KEY (site_id, email),
  CONSTRAINT pending_signups_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id) ON DELETE CASCADE,
  CONSTRAINT pending_signups_token_hash_key UNIQUE (token_hash)
);

CREATE TABLE photos (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  "position" smallint NOT NULL,
  status text NOT NULL,
  name text NOT NULL,
  width smallint NOT NULL,
  height smallint NOT NULL,
  thumb_hash text NOT NULL,
  caption text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL,
  client_id uuid,
  avif boolean NOT NULL DEFAULT false,
  phash bit(64),
  held_for text,
  deleted_at timestamp with time zone,
  CONSTRAINT photos_held_for_check CHECK ((held_for = ANY (ARRAY['duplicate'::text, 'decision'::text]))),
  CONSTRAINT photos_name_key UNIQUE (name),
  CONSTRAINT photos_pkey PRIMARY KEY (id),
  CONSTRAINT photos_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'rejected'::text]))),
  CONSTRAINT photos_user_id_client_id_key UNIQUE (user_id, client_id),
  CONSTRAINT photos_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE premium_periods (
  order_id bigint NOT NULL,
  user_id bigint NOT NULL,
  days smallint NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL,
  vat_rate numeric(4,2) NOT NULL,
  begun smallint NOT NULL DEFAULT 0,
  taken smallint NOT NULL DEFAULT 0,
  next_day date NOT NULL,
  created_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT premium_periods_amount_check CHECK ((amount >= 0)),
  CONSTRAINT premium_periods_begun_check CHECK ((begun >= 0)),
  CONSTRAINT premium_periods_check CHECK (((begun + taken) <= days)),
  CONSTRAINT premium_periods_days_check CHECK ((days > 0)),
  CONSTRAINT premium_periods_pkey PRIMARY KEY (order_id),
  CONSTRAINT premium_periods_taken_check CHECK ((taken >= 0)),
  CONSTRAINT premium_periods_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE present_members (
  process uuid NOT NULL,
  reported_at timestamp with time zone NOT NULL,
  users bigint[] NOT NULL,
  seen_at timestamp with time zone[] NOT NULL,
  CONSTRAINT present_members_pkey PRIMARY KEY (process)
);

CREATE TABLE pressure_counts (
  counter text NOT NULL,
  calls integer NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT pressure_counts_calls_check CHECK ((calls > 0)),
  CONSTRAINT pressure_counts_pkey PRIMARY KEY (counter)
);

CREATE TABLE price_versions (
  site_id smallint NOT NULL,
  version integer NOT NULL,
  valid_from timestamp with time zone NOT NULL,
  published_at timestamp with time zone NOT NULL,
  staff_id bigint NOT NULL,
  told_at timestamp with time zone,
  CONSTRAINT price_versions_pkey PRIMARY KEY (site_id, version),
  CONSTRAINT price_versions_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT price_versions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  CONSTRAINT price_versions_version_check CHECK ((version > 0))
);

CREATE TABLE profiles (
  user_id bigint NOT NULL,
  site_id smallint NOT NULL,
  name text NOT NULL,
  status text NOT NULL,
  gender text NOT NULL,
  search_gender text[] NOT NULL,
  search_min_age smallint NOT NULL DEFAULT 18,
  search_max_age smallint NOT NULL DEFAULT 99,
  date_of_birth date NOT NULL,
  country text NOT NULL,
  region text,
  town text,
  lat real,
  lon real,
  about text NOT NULL DEFAULT ''::text,
  hair_colour text,
  eye_colour text,
  body_type text,
  relationship_status text,
  sexuality text,
  interests text[] NOT NULL DEFAULT '{}'::text[],
  fictional boolean NOT NULL DEFAULT false,
  last_active_at timestamp with time zone NOT NULL,
  online_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  hide_online boolean NOT NULL DEFAULT false,
  hide_from_search boolean NOT NULL DEFAULT false,
  place_source text,
  placed_at timestamp with time zone[] NOT NULL DEFAULT '{}'::timestamp with time zone[],
  answers jsonb NOT NULL DEFAULT '[]'::jsonb,
  place_secret uuid NOT NULL DEFAULT gen_random_uuid(),
  shown_lat real,
  shown_lon real,
  show_to_visitors boolean NOT NULL DEFAULT false,
  wish text,
  children text,
  smoking text,
  religion text,
  visitors_answered_at timestamp with time zone,
  mail_name boolean NOT NULL DEFAULT true,
  mail_photo boolean NOT NULL DEFAULT false,
  hidden boolean NOT NULL DEFAULT false,
  hidden_until timestamp with time zone,
  CONSTRAINT profiles_check CHECK ((hidden OR (hidden_until IS NULL))),
  CONSTRAINT profiles_gender_check CHECK ((gender = ANY (ARRAY['woman'::text, 'man'::text, 'non_binary'::text]))),
  CONSTRAINT profiles_pkey PRIMARY KEY (user_id),
  CONSTRAINT profiles_place_source_check CHECK ((place_source = ANY (ARRAY['town'::text, 'device'::text]))),
  CONSTRAINT profiles_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT profiles_status_check CHECK ((status = ANY (ARRAY['disabled'::text, 'active'::text]))),
  CONSTRAINT profiles_user_id_fictional_key UNIQUE (user_id, fictional),
  CONSTRAINT profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE public_changes (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  at timestamp with time zone NOT NULL,
  name text NOT NULL,
  old jsonb NOT NULL,
  new jsonb NOT NULL,
  CONSTRAINT public_changes_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  CONSTRAINT public_changes_pkey PRIMARY KEY (id),
  CONSTRAINT public_changes_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);

CREATE TABLE purged_orders (
  order_id bigint NOT NULL,
  site_id smallint NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL,
  country text NOT NULL,
  vat_rate numeric(4,2) NOT NULL,
  credits integer NOT NULL,
  provider text NOT NULL,
  method text NOT NULL,
  provider_reference text,
  created_at timestamp with time zone NOT NULL,
  completed_at timestamp with time zone,
  days smallint NOT NULL DEFAULT 0,
  profile_country text,
  guessed_country text,
  declared_country text,
  payment_country text,
  start_text_version text,
  CONSTRAINT purged_orders_pkey PRIMARY KEY (order_id),
  CONSTRAINT purged_orders_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);

CREATE TABLE push_subscriptions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  session_id bigint NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint),
  CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE recovery_codes (
  user_id bigint NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE refunds (
  id uuid NOT NULL,
  order_id bigint NOT NULL,
  client_id uuid NOT NULL,
  credits integer NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL,
  state text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  asked_at timestamp with time zone,
  ended_at timestamp with time zone,
  days smallint NOT NULL DEFAULT 0,
  tried_at timestamp with time zone,
  provider_refund text,
  goodwill integer NOT NULL DEFAULT 0,
  vat integer NOT NULL DEFAULT 0,
  reason text,
  asked_by bigint,
  cause text,
  mailed_state text,
  CONSTRAINT refunds_amount_check CHECK ((amount > 0)),
  CONSTRAINT refunds_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES staff(id),
  CONSTRAINT refunds_cause_check CHECK ((cause = ANY (ARRAY['asked'::text, 'withdrawal'::text, 'cancellation'::text, 'not_owed'::text, 'account_end'::text, 'staff'::text]))),
  CONSTRAINT refunds_credits_check CHECK ((credits >= 0)),
  CONSTRAINT refunds_days_check CHECK ((days >= 0)),
  CONSTRAINT refunds_goodwill_check CHECK ((goodwill >= 0)),
  CONSTRAINT refunds_mailed_state_check CHECK ((mailed_state = ANY (ARRAY['done'::text, 'failed'::text]))),
  CONSTRAINT refunds_order_id_client_id_key UNIQUE (order_id, client_id),
  CONSTRAINT refunds_pkey PRIMARY KEY (id),
  CONSTRAINT refunds_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'done'::text, 'failed'::text]))),
  CONSTRAINT refunds_vat_check CHECK ((vat >= 0))
);

CREATE TABLE refused_mails (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  kind text NOT NULL,
  day date NOT NULL,
  at timestamp with time zone NOT NULL,
  reason text NOT NULL,
  CONSTRAINT refused_mails_pkey PRIMARY KEY (id),
  CONSTRAINT refused_mails_reason_check CHECK ((reason = ANY (ARRAY['refused'::text, 'unreachable'::text]))),
  CONSTRAINT refused_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT refused_mails_user_id_kind_day_key UNIQUE (user_id, kind, day)
);

CREATE TABLE removed_messages (
  id bigint NOT NULL,
  conversation_id bigint NOT NULL,
  sender_id bigint NOT NULL,
  client_id uuid NOT NULL,
  image_id bigint,
  message jsonb NOT NULL,
  removed_at timestamp with time zone NOT NULL,
  CONSTRAINT removed_messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT removed_messages_image_id_fkey FOREIGN KEY (image_id) REFERENCES chat_images(id) ON DELETE SET NULL,
  CONSTRAINT removed_messages_pkey PRIMARY KEY (id),
  CONSTRAINT removed_messages_sender_id_client_id_key UNIQUE (sender_id, client_id),
  CONSTRAINT removed_messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE repeated_jobs (
  name text NOT NULL,
  due_at timestamp with time zone NOT NULL,
  taken_by uuid,
  taken_until timestamp with time zone,
  CONSTRAINT repeated_jobs_check CHECK (((taken_by IS NULL) = (taken_until IS NULL))),
  CONSTRAINT repeated_jobs_pkey PRIMARY KEY (name)
);

CREATE TABLE reports (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  number text NOT NULL,
  client_id uuid NOT NULL,
  reporter_id bigint,
  reported_id bigint,
  subject text NOT NULL,
  item bigint NOT NULL DEFAULT 0,
  reason text NOT NULL,
  text text NOT NULL DEFAULT ''::text,
  evidence jsonb NOT NULL,
  state text NOT NULL DEFAULT 'received'::text,
  statement text,
  created_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  set_aside boolean NOT NULL DEFAULT false,
  network text,
  warned_at timestamp with time zone,
  CONSTRAINT reports_check CHECK (((state = 'received'::text) = (decided_at IS NULL))),
  CONSTRAINT reports_number_key UNIQUE (number),
  CONSTRAINT reports_pkey PRIMARY KEY (id),
  CONSTRAINT reports_reason_check CHECK ((reason = ANY (ARRAY['fake'::text, 'money'::text, 'harassment'::text, 'explicit'::text, 'underage'::text, 'offensive'::text, 'other'::text]))),
  CONSTRAINT reports_reported_id_fkey FOREIGN KEY (reported_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT reports_reporter_id_client_id_key UNIQUE (reporter_id, client_id),
  CONSTRAINT reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT reports_reporter_id_reported_id_subject_item_key UNIQUE (reporter_id, reported_id, subject, item),
  CONSTRAINT reports_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT reports_state_check CHECK ((state = ANY (ARRAY['received'::text, 'acted'::text, 'dismissed'::text]))),
  CONSTRAINT reports_subject_check CHECK ((subject = ANY (ARRAY['profile'::text, 'photo'::text, 'message'::text])))
);

CREATE TABLE sandbox_means (
  token text NOT NULL,
  customer text NOT NULL,
  source text NOT NULL,
  CONSTRAINT sandbox_means_pkey PRIMARY KEY (token)
);

CREATE TABLE sandbox_payments (
  reference text NOT NULL,
  order_id bigint NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL,
  method text NOT NULL,
  description text NOT NULL,
  return_url text NOT NULL,
  state text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  customer text NOT NULL,
  remember boolean NOT NULL,
  aftermath text,
  CONSTRAINT sandbox_payments_aftermath_check CHECK ((aftermath = ANY (ARRAY['returned'::text, 'charged_back'::text, 'refunded'::text]))),
  CONSTRAINT sandbox_payments_order_id_key UNIQUE (order_id),
  CONSTRAINT sandbox_payments_pkey PRIMARY KEY (reference),
  CONSTRAINT sandbox_payments_state_check CHECK ((state = ANY (ARRAY['open'::text, 'pending'::text, 'paid'::text, 'declined'::text])))
);

CREATE TABLE sandbox_refunds (
  refund text NOT NULL,
  reference text NOT NULL,
  amount integer NOT NULL,
  CONSTRAINT sandbox_refunds_amount_check CHECK ((amount > 0)),
  CONSTRAINT sandbox_refunds_pkey PRIMARY KEY (refund),
  CONSTRAINT sandbox_refunds_reference_fkey FOREIGN KEY (reference) REFERENCES sandbox_payments(reference)
);

CREATE TABLE sandbox_settlements (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  reference text NOT NULL,
  kind text NOT NULL,
  amount integer NOT NULL,
  fee integer NOT NULL,
  settled_on date NOT NULL,
  CONSTRAINT sandbox_settlements_pkey PRIMARY KEY (id)
);

CREATE TABLE sandbox_webhooks (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  reference text NOT NULL,
  kind text NOT NULL,
  due_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  details jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT sandbox_webhooks_kind_check CHECK ((kind = ANY (ARRAY['paid'::text, 'pending'::text, 'declined'::text, 'refunded'::text, 'refund_failed'::text, 'charged_back'::text, 'chargeback_reversed'::text]))),
  CONSTRAINT sandbox_webhooks_pkey PRIMARY KEY (id),
  CONSTRAINT sandbox_webhooks_reference_fkey FOREIGN KEY (reference) REFERENCES sandbox_payments(reference)
);

CREATE TABLE search_snapshots (
  id uuid NOT NULL,
  made_at timestamp with time zone NOT NULL,
  CONSTRAINT search_snapshots_pkey PRIMARY KEY (id)
);

CREATE TABLE security_events (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamp with time zone NOT NULL,
  event text NOT NULL,
  outcome text NOT NULL,
  reason text,
  site_id smallint,
  user_id bigint,
  session_id bigint,
  account text,
  network text NOT NULL,
  hidden boolean NOT NULL DEFAULT false,
  count integer,
  CONSTRAINT security_events_outcome_check CHECK ((outcome = ANY (ARRAY['ok'::text, 'refused'::text]))),
  CONSTRAINT security_events_pkey PRIMARY KEY (id),
  CONSTRAINT security_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);

CREATE TABLE sent_notifications (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  type text NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT sent_notifications_pkey PRIMARY KEY (id),
  CONSTRAINT sent_notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE sessions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  token_hash bytea NOT NULL,
  user_agent text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  country character(2),
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_token_hash_key UNIQUE (token_hash),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE settled_items (
  provider text NOT NULL,
  item text NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  reference text,
  reported_order_id bigint,
  amount bigint NOT NULL,
  fee bigint NOT NULL,
  currency text NOT NULL,
  order_id bigint,
  booked_at timestamp with time zone,
  net bigint NOT NULL DEFAULT (
CASE
    WHEN (kind = ANY (ARRAY['paid'::text, 'refund_failed'::text, 'chargeback_reversed'::text])) THEN amount
    WHEN (kind = 'fee'::text) THEN (0)::bigint
    ELSE (- amount)
END - fee),
  site_id smallint,
  CONSTRAINT settled_items_check CHECK (((order_id IS NULL) = (booked_at IS NULL))),
  CONSTRAINT settled_items_kind_check CHECK ((kind = ANY (ARRAY['paid'::text, 'refunded'::text, 'refund_failed'::text, 'charged_back'::text, 'chargeback_reversed'::text, 'fee'::text]))),
  CONSTRAINT settled_items_pkey PRIMARY KEY (provider, item),
  CONSTRAINT settled_items_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);

CREATE TABLE setup (
  id integer NOT NULL DEFAULT 1,
  link_nonce text NOT NULL,
  link_made_at timestamp with time zone NOT NULL,
  answers jsonb NOT NULL DEFAULT '{}'::jsonb,
  mail jsonb,
  payment jsonb,
  site_id smallint,
  staff_id bigint,
  saved_at timestamp with time zone,
  finished_at timestamp with time zone,
  CONSTRAINT setup_id_check CHECK ((id = 1)),
  CONSTRAINT setup_pkey PRIMARY KEY (id),
  CONSTRAINT setup_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT setup_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);

CREATE TABLE site_drafts (
  site_id smallint NOT NULL,
  version integer NOT NULL,
  changes jsonb NOT NULL,
  changed_by bigint,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT site_drafts_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES staff(id),
  CONSTRAINT site_drafts_pkey PRIMARY KEY (site_id),
  CONSTRAINT site_drafts_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT site_drafts_version_check CHECK ((version > 0))
);

CREATE TABLE site_editions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  at timestamp with time zone NOT NULL,
  staff_id bigint NOT NULL,
  changes jsonb NOT NULL,
  reverts bigint,
  CONSTRAINT site_editions_pkey PRIMARY KEY (id),
  CONSTRAINT site_editions_reverts_fkey FOREIGN KEY (reverts) REFERENCES site_editions(id),
  CONSTRAINT site_editions_reverts_key UNIQUE (reverts),
  CONSTRAINT site_editions_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT site_editions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);

CREATE TABLE sites (
  id smallint NOT NULL GENERATED ALWAYS AS IDENTITY,
  hosts text[] NOT NULL,
  settings jsonb NOT NULL,
  company jsonb NOT NULL,
  time_zone text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  switches jsonb NOT NULL DEFAULT '{}'::jsonb,
  closes_at timestamp with time zone,
  closing_mailed_to bigint NOT NULL DEFAULT 0,
  being_set_up boolean NOT NULL DEFAULT false,
  CONSTRAINT sites_pkey PRIMARY KEY (id)
);

CREATE TABLE staff (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  email text NOT NULL,
  name text NOT NULL,
  password_hash text,
  language text,
  keys boolean NOT NULL DEFAULT true,
  blur boolean NOT NULL DEFAULT true,
  grey boolean NOT NULL DEFAULT true,
  totp_secret bytea,
  totp_since timestamp with time zone,
  totp_last_step bigint NOT NULL DEFAULT 0,
  totp_pending bytea,
  invitation_due boolean NOT NULL DEFAULT false,
  joined_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT staff_email_check CHECK ((email = lower(email))),
  CONSTRAINT staff_email_key UNIQUE (email),
  CONSTRAINT staff_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT staff_name_check CHECK ((char_length(name) <= 60)),
  CONSTRAINT staff_pkey PRIMARY KEY (id)
);

CREATE TABLE staff_invitations (
  token_hash bytea NOT NULL,
  staff_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT staff_invitations_pkey PRIMARY KEY (token_hash),
  CONSTRAINT staff_invitations_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);

CREATE TABLE staff_log (
  id bigint NOT NULL,
  at timestamp with time zone NOT NULL,
  staff_id bigint,
  site_id smallint,
  what text NOT NULL,
  look boolean NOT NULL,
  subject text,
  reason text,
  words text,
  request_hash text NOT NULL,
  prev_hash text NOT NULL,
  hash text NOT NULL,
  CONSTRAINT staff_log_pkey PRIMARY KEY (id),
  CONSTRAINT staff_log_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT staff_log_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);

CREATE TABLE staff_log_checks (
  only_one boolean NOT NULL DEFAULT true,
  checked_at timestamp with time zone NOT NULL,
  log_id bigint NOT NULL,
  hash text NOT NULL,
  broken_id bigint,
  broken_kind text,
  mailed_id bigint,
  CONSTRAINT staff_log_checks_broken_kind_check CHECK ((broken_kind = ANY (ARRAY['edited'::text, 'deleted'::text, 'inserted'::text, 'cut_off'::text]))),
  CONSTRAINT staff_log_checks_check CHECK (((broken_id IS NULL) = (broken_kind IS NULL))),
  CONSTRAINT staff_log_checks_only_one_check CHECK (only_one),
  CONSTRAINT staff_log_checks_pkey PRIMARY KEY (only_one)
);

CREATE TABLE staff_log_heads (
  log_id bigint NOT NULL,
  hash text NOT NULL,
  at timestamp with time zone NOT NULL,
  signature bytea NOT NULL,
  CONSTRAINT staff_log_heads_pkey PRIMARY KEY (log_id)
);

CREATE TABLE staff_passkeys (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  staff_id bigint NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  host text NOT NULL,
  sign_count bigint NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT staff_passkeys_credential_id_key UNIQUE (credential_id),
  CONSTRAINT staff_passkeys_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40))),
  CONSTRAINT staff_passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT staff_passkeys_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);

CREATE TABLE staff_recovery_codes (
  staff_id bigint NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT staff_recovery_codes_pkey PRIMARY KEY (staff_id, code_hash),
  CONSTRAINT staff_recovery_codes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id)
);

CREATE TABLE staff_rights (
  staff_id bigint NOT NULL,
  site_id smallint,
  role text NOT NULL,
  CONSTRAINT staff_rights_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'moderator'::text, 'support'::text, 'accountant'::text]))),
  CONSTRAINT staff_rights_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT staff_rights_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  CONSTRAINT staff_rights_staff_id_site_id_role_key UNIQUE NULLS NOT DISTINCT (staff_id, site_id, role)
);

CREATE TABLE staff_sessions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  staff_id bigint NOT NULL,
  token_hash bytea NOT NULL,
  user_agent text NOT NULL,
  country text,
  created_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone NOT NULL,
  verified boolean NOT NULL,
  stepped_up_at timestamp with time zone,
  CONSTRAINT staff_sessions_pkey PRIMARY KEY (id),
  CONSTRAINT staff_sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id),
  CONSTRAINT staff_sessions_token_hash_key UNIQUE (token_hash)
);

CREATE TABLE swipes (
  user_id bigint NOT NULL,
  member_id bigint NOT NULL,
  liked boolean NOT NULL,
  made_like boolean NOT NULL,
  day date NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT swipes_check CHECK ((user_id <> member_id)),
  CONSTRAINT swipes_check1 CHECK ((liked OR (NOT made_like))),
  CONSTRAINT swipes_member_id_fkey FOREIGN KEY (member_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT swipes_pkey PRIMARY KEY (user_id, member_id),
  CONSTRAINT swipes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE teasers (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  kind text NOT NULL,
  advertiser text NOT NULL,
  url text NOT NULL,
  texts jsonb NOT NULL,
  image_name text,
  image_width integer,
  image_height integer,
  "position" smallint NOT NULL,
  active boolean NOT NULL DEFAULT true,
  CONSTRAINT teasers_advertiser_check CHECK (((length(advertiser) >= 1) AND (length(advertiser) <= 60))),
  CONSTRAINT teasers_check CHECK ((num_nulls(image_name, image_width, image_height) = ANY (ARRAY[0, 3]))),
  CONSTRAINT teasers_kind_check CHECK ((kind = ANY (ARRAY['live_cam'::text, 'resold'::text]))),
  CONSTRAINT teasers_pkey PRIMARY KEY (id),
  CONSTRAINT teasers_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT teasers_texts_check CHECK (((texts ? 'de'::text) AND (NOT jsonb_path_exists(texts, '$.*?(!(@."title" like_regex "^.{1,60}$" && @."text" like_regex "^.{1,120}$"))'::jsonpath)))),
  CONSTRAINT teasers_url_check CHECK (((length(url) <= 2000) AND (url ~ '^https://[a-z0-9.-]+(:[0-9]+)?([/?#][^[:space:]]*)?$'::text)))
);

CREATE TABLE terms_mails (
  user_id bigint NOT NULL,
  edition integer NOT NULL,
  version text NOT NULL,
  mailed_at timestamp with time zone NOT NULL,
  CONSTRAINT terms_mails_pkey PRIMARY KEY (user_id, edition),
  CONSTRAINT terms_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE tokens_to_delete (
  provider text NOT NULL,
  token text NOT NULL,
  CONSTRAINT tokens_to_delete_pkey PRIMARY KEY (provider, token)
);

CREATE TABLE trackings (
  user_id bigint NOT NULL,
  network text,
  ref text,
  sub1 text,
  sub2 text,
  sub3 text,
  created_at timestamp with time zone NOT NULL,
  lander text,
  CONSTRAINT trackings_pkey PRIMARY KEY (user_id),
  CONSTRAINT trackings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE users (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  language text NOT NULL,
  status text NOT NULL,
  role text,
  paid_user boolean NOT NULL DEFAULT false,
  signup_date timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  deleted_from text,
  deletion_reason text,
  signup_client_id uuid,
  mail_off text[] NOT NULL DEFAULT '{}'::text[],
  push_off text[] NOT NULL DEFAULT '{}'::text[],
  read_marks boolean NOT NULL DEFAULT true,
  monthly_limit integer,
  push_preview boolean NOT NULL DEFAULT false,
  closed_from text,
  closed_by text,
  closed_until timestamp with time zone,
  restricted jsonb,
  CONSTRAINT users_check CHECK ((((status = 'deleted'::text) = (deleted_at IS NOT NULL)) AND ((deleted_at IS NULL) = (deleted_from IS NULL)))),
  CONSTRAINT users_closed_from_check CHECK ((closed_from = ANY (ARRAY['not_confirmed'::text, 'active'::text]))),
  CONSTRAINT users_deleted_from_check CHECK ((deleted_from = ANY (ARRAY['not_confirmed'::text, 'active'::text, 'held'::text, 'suspended'::text, 'banned'::text]))),
  CONSTRAINT users_email_check CHECK ((email = lower(email))),
  CONSTRAINT users_monthly_limit_check CHECK ((monthly_limit >= 0)),
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_role_check CHECK ((role = 'operator'::text)),
  CONSTRAINT users_site_id_email_key UNIQUE (site_id, email),
  CONSTRAINT users_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT users_status_check CHECK ((status = ANY (ARRAY['not_confirmed'::text, 'active'::text, 'deleted'::text, 'held'::text, 'suspended'::text, 'banned'::text])))
);

CREATE TABLE visits (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  token_hash bytea NOT NULL,
  network text,
  ref text,
  sub1 text,
  sub2 text,
  sub3 text,
  text_version text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  hidden_at timestamp with time zone,
  lander text,
  CONSTRAINT visits_pkey PRIMARY KEY (id),
  CONSTRAINT visits_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT visits_site_id_token_hash_key UNIQUE (site_id, token_hash)
);

CREATE TABLE webhook_events (
  provider text NOT NULL,
  event_id text NOT NULL,
  reference text NOT NULL,
  kind text NOT NULL,
  body text NOT NULL,
  received_at timestamp with time zone NOT NULL,
  processed_at timestamp with time zone,
  details jsonb NOT NULL DEFAULT '{}'::jsonb,
  outcome text,
  repeats integer NOT NULL DEFAULT 0,
  repeated_at timestamp with time zone,
  CONSTRAINT webhook_events_kind_check CHECK ((kind = ANY (ARRAY['paid'::text, 'pending'::text, 'declined'::text, 'refunded'::text, 'refund_failed'::text, 'charged_back'::text, 'chargeback_reversed'::text]))),
  CONSTRAINT webhook_events_outcome_check CHECK ((outcome = ANY (ARRAY['used'::text, 'known'::text, 'late'::text, 'finding'::text]))),
  CONSTRAINT webhook_events_pkey PRIMARY KEY (provider, event_id)
);

CREATE TABLE withdrawals (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  site_id smallint NOT NULL,
  number text NOT NULL,
  client_id uuid NOT NULL,
  name text NOT NULL,
  order_text text NOT NULL,
  email text NOT NULL,
  language text NOT NULL,
  received_at timestamp with time zone NOT NULL,
  order_id bigint,
  user_id bigint,
  outcome text,
  ended_at timestamp with time zone,
  kind text NOT NULL DEFAULT 'withdrawal'::text,
  ends text,
  reason text NOT NULL DEFAULT ''::text,
  confirmed_at timestamp with time zone,
  confirmed_by text,
  approved_at timestamp with time zone,
  receipt_sent_at timestamp with time zone,
  outcome_reason text NOT NULL DEFAULT ''::text,
  reminders smallint NOT NULL DEFAULT 0,
  guessed_by text,
  CONSTRAINT withdrawals_check CHECK (((outcome IS NULL) = (ended_at IS NULL))),
  CONSTRAINT withdrawals_confirmed CHECK (((confirmed_at IS NULL) = (confirmed_by IS NULL))),
  CONSTRAINT withdrawals_confirmed_by_check CHECK ((confirmed_by = ANY (ARRAY['declarer'::text, 'buyer'::text]))),
  CONSTRAINT withdrawals_ends CHECK (((kind = 'cancellation'::text) = (ends IS NOT NULL))),
  CONSTRAINT withdrawals_ends_check CHECK ((ends = ANY (ARRAY['at_once'::text, 'by_itself'::text]))),
  CONSTRAINT withdrawals_kind_check CHECK ((kind = ANY (ARRAY['withdrawal'::text, 'cancellation'::text]))),
  CONSTRAINT withdrawals_number_key UNIQUE (number),
  CONSTRAINT withdrawals_outcome_check CHECK ((outcome = ANY (ARRAY['refunded'::text, 'nothing_left'::text, 'noted'::text, 'not_paid'::text, 'denied'::text, 'rejected'::text]))),
  CONSTRAINT withdrawals_pkey PRIMARY KEY (id),
  CONSTRAINT withdrawals_site_id_client_id_key UNIQUE (site_id, client_id),
  CONSTRAINT withdrawals_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id),
  CONSTRAINT withdrawals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);

CREATE TABLE withdrawn_photos (
  name text NOT NULL,
  site_id smallint,
  width smallint NOT NULL,
  avif boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  times_purged integer NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0,
  due_at timestamp with time zone,
  CONSTRAINT withdrawn_photos_pkey PRIMARY KEY (name),
  CONSTRAINT withdrawn_photos_site_id_fkey FOREIGN KEY (site_id) REFERENCES sites(id)
);

CREATE VIEW blocked_means_of_sites AS
 SELECT here.id AS site_id,
    b.kind,
    b.fingerprint,
    b.created_at,
    d.user_id AS banned_id
   FROM (((blocked_payment_means b
     JOIN decisions d ON ((d.id = b.decision_id)))
     JOIN sites banning ON ((banning.id = d.site_id)))
     JOIN sites here ON (((here.settings ->> 'company_id'::text) = (banning.settings ->> 'company_id'::text))));

CREATE VIEW book_balances AS
 WITH booked AS (
         SELECT e.account,
            t.currency,
            sum(e.amount) AS amount
           FROM (book_entries e
             JOIN book_transactions t ON ((t.id = e.transaction_id)))
          GROUP BY e.account, t.currency
        ), unspent AS (
         SELECT held.currency,
            sum(held.net_left) AS amount
           FROM ( SELECT lots_left.currency,
                    lots_left.net_left
                   FROM lots_left
                UNION ALL
                 SELECT premium_left.currency,
                    premium_left.net_left
                   FROM premium_left) held
          GROUP BY held.currency
        )
 SELECT booked.account,
    booked.currency,
    (booked.amount)::bigint AS amount
   FROM booked
  WHERE (booked.account <> ALL (ARRAY['deferred'::text, 'earned'::text]))
UNION ALL
 SELECT 'deferred'::text AS account,
    unspent.currency,
    (- (unspent.amount)::bigint) AS amount
   FROM unspent
UNION ALL
 SELECT 'earned'::text AS account,
    parts.currency,
    (sum(parts.amount))::bigint AS amount
   FROM ( SELECT booked.currency,
            booked.amount
           FROM booked
          WHERE (booked.account = ANY (ARRAY['deferred'::text, 'earned'::text]))
        UNION ALL
         SELECT unspent.currency,
            unspent.amount
           FROM unspent) parts
  GROUP BY parts.currency;

CREATE VIEW book_orders AS
 SELECT o.id AS order_id,
    u.site_id,
    o.country,
    o.vat_rate,
    o.currency,
    o.credits,
    o.days
   FROM (orders o
     JOIN users u ON ((u.id = o.user_id)))
  WHERE (o.state = 'completed'::text)
UNION ALL
 SELECT p.order_id,
    p.site_id,
    p.country,
    p.vat_rate,
    p.currency,
    p.credits,
    p.days
   FROM purged_orders p
  WHERE (NOT (EXISTS ( SELECT
           FROM orders o
          WHERE (o.id = p.order_id))));

CREATE VIEW case_evidence AS
 SELECT c.id AS case_id,
    f.id AS first_case,
        CASE
            WHEN ((f.state = ANY (ARRAY['open'::text, 'held_for_second'::text])) OR (EXISTS ( SELECT
               FROM (decisions d
                 JOIN cases a ON (((a.appeal_of = d.id) AND (a.state = ANY (ARRAY['open'::text, 'held_for_second'::text])))))
              WHERE (d.case_id = f.id))) OR (EXISTS ( SELECT
               FROM decisions d
              WHERE ((d.case_id = f.id) AND (d.applied_at IS NULL) AND (d.withdrawn_at IS NULL))))) THEN NULL::timestamp with time zone
            ELSE (COALESCE(GREATEST(( SELECT (max(d.applied_at) + '6 mons'::interval)
               FROM decisions d
              WHERE ((d.case_id = f.id) AND (NOT d.decided_by_machine) AND (NOT (EXISTS ( SELECT
                       FROM cases a
                      WHERE (a.appeal_of = d.id)))))), ( SELECT max(r.applied_at) AS max
               FROM (decisions d
                 JOIN decisions r ON ((r.reviews = d.id)))
              WHERE (d.case_id = f.id))), ( SELECT max(e.at) AS max
               FROM case_events e
              WHERE (e.case_id = f.id)), f.opened_at) + '1 mon'::interval)
        END AS until
   FROM (cases c
     JOIN cases f ON ((f.id = COALESCE(( SELECT d.case_id
           FROM decisions d
          WHERE (d.id = c.appeal_of)), c.id))));

CREATE VIEW conversation_sides AS
 SELECT conversations.low_id AS user_id,
    conversations.id AS conversation_id,
    conversations.high_id AS other_id,
    conversations.last_message_id,
    conversations.low_unread AS unread,
    conversations.low_read_up_to AS read_up_to,
    conversations.low_removed_up_to AS removed_up_to,
    conversations.high_receipt_up_to AS read_by_other_up_to,
    conversations.low_received_up_to AS received_up_to,
    (conversations.starter_id = conversations.low_id) AS started,
    (conversations.answered OR (conversations.starter_id = conversations.low_id)) AS has_written,
    (conversations.answered OR (conversations.starter_id = conversations.high_id)) AS other_has_written
   FROM conversations
UNION ALL
 SELECT conversations.high_id AS user_id,
    conversations.id AS conversation_id,
    conversations.low_id AS other_id,
    conversations.last_message_id,
    conversations.high_unread AS unread,
    conversations.high_read_up_to AS read_up_to,
    conversations.high_removed_up_to AS removed_up_to,
    conversations.low_receipt_up_to AS read_by_other_up_to,
    conversations.high_received_up_to AS received_up_to,
    (conversations.starter_id = conversations.high_id) AS started,
    (conversations.answered OR (conversations.starter_id = conversations.high_id)) AS has_written,
    (conversations.answered OR (conversations.starter_id = conversations.low_id)) AS other_has_written
   FROM conversations;

CREATE VIEW ledger_entries AS
 SELECT ledger_transactions.id AS transaction_id,
    'user_purchased'::text AS account,
    ledger_transactions.user_id,
    ledger_transactions.purchased AS amount
   FROM ledger_transactions
  WHERE (ledger_transactions.purchased <> 0)
UNION ALL
 SELECT ledger_transactions.id AS transaction_id,
    'user_bonus'::text AS account,
    ledger_transactions.user_id,
    ledger_transactions.bonus AS amount
   FROM ledger_transactions
  WHERE (ledger_transactions.bonus <> 0)
UNION ALL
 SELECT ledger_transactions.id AS transaction_id,
        CASE ledger_transactions.kind
            WHEN 'purchase'::text THEN 'operator_sold'::text
            WHEN 'signup'::text THEN 'operator_granted'::text
            WHEN 'grant'::text THEN 'operator_granted'::text
            WHEN 'refund'::text THEN 'operator_refunded'::text
            WHEN 'chargeback'::text THEN 'operator_charged_back'::text
            ELSE 'operator_spent'::text
        END AS account,
    NULL::bigint AS user_id,
    ledger_transactions.operator AS amount
   FROM ledger_transactions;

CREATE VIEW lots_left AS
 WITH held AS (
         SELECT l.id,
            l.user_id,
            l.order_id,
            l.credits,
            l.amount,
            l.currency,
            l.vat_rate,
            l.taken,
            l.created_at,
            round((((l.amount)::numeric * l.vat_rate) / ((100)::numeric + l.vat_rate))) AS vat,
            (l.credits - l.taken) AS stop,
            GREATEST((0)::bigint, LEAST(((l.credits - l.taken))::bigint, (COALESCE((b.purchased)::integer, 0) - COALESCE(sum((l.credits - l.taken)) OVER newer, (0)::bigint)))) AS remaining
           FROM (credit_lots l
             LEFT JOIN balances b USING (user_id))
          WINDOW newer AS (PARTITION BY l.user_id ORDER BY l.id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
        ), valued AS (
         SELECT held.id,
            held.user_id,
            held.order_id,
            held.credits,
            held.amount,
            held.currency,
            held.vat_rate,
            held.taken,
            held.created_at,
            held.vat,
            held.stop,
            held.remaining,
            round((((held.amount)::numeric * (held.stop)::numeric) / (held.credits)::numeric)) AS gross_to_stop,
            round(((held.vat * (held.stop)::numeric) / (held.credits)::numeric)) AS vat_to_stop,
            (round((((held.amount)::numeric * ((held.stop - held.remaining))::numeric) / (held.credits)::numeric)) - round(((held.vat * ((held.stop - held.remaining))::numeric) / (held.credits)::numeric))) AS net_spent
           FROM held
        )
 SELECT order_id,
    user_id,
    currency,
    remaining AS credits_left,
    (((gross_to_stop - vat_to_stop) - net_spent))::bigint AS net_left,
    ((gross_to_stop - vat_to_stop))::bigint AS net_sold,
    (vat_to_stop)::bigint AS vat_sold
   FROM valued;

CREATE VIEW premium_left AS
 WITH priced AS (
         SELECT p.order_id,
            p.user_id,
            p.days,
            p.amount,
            p.currency,
            p.vat_rate,
            p.begun,
            p.taken,
            p.next_day,
            p.created_at,
            p.ended_at,
            round((((p.amount)::numeric * p.vat_rate) / ((100)::numeric + p.vat_rate))) AS vat,
            (p.days - p.taken) AS stop
           FROM premium_periods p
        ), valued AS (
         SELECT priced.order_id,
            priced.user_id,
            priced.days,
            priced.amount,
            priced.currency,
            priced.vat_rate,
            priced.begun,
            priced.taken,
            priced.next_day,
            priced.created_at,
            priced.ended_at,
            priced.vat,
            priced.stop,
            round((((priced.amount)::numeric * (priced.stop)::numeric) / (priced.days)::numeric)) AS gross_to_stop,
            round(((priced.vat * (priced.stop)::numeric) / (priced.days)::numeric)) AS vat_to_stop,
            (round((((priced.amount)::numeric * (priced.begun)::numeric) / (priced.days)::numeric)) - round(((priced.vat * (priced.begun)::numeric) / (priced.days)::numeric))) AS net_begun
           FROM priced
        )
 SELECT order_id,
    user_id,
    currency,
    (stop - begun) AS days_left,
    (((gross_to_stop - vat_to_stop) - net_begun))::bigint AS net_left,
    ((gross_to_stop - vat_to_stop))::bigint AS net_sold,
    (vat_to_stop)::bigint AS vat_sold
   FROM valued;

CREATE VIEW visible_members AS
 SELECT viewer.user_id AS viewer_id,
    seen.user_id
   FROM (profiles viewer
     JOIN profiles seen ON (((seen.site_id = viewer.site_id) AND (seen.status = 'active'::text) AND (seen.user_id <> viewer.user_id))))
  WHERE ((NOT viewer.fictional) AND ((NOT seen.hidden) OR (EXISTS ( SELECT
           FROM conversations c
          WHERE ((c.low_id = LEAST(viewer.user_id, seen.user_id)) AND (c.high_id = GREATEST(viewer.user_id, seen.user_id)))))) AND (NOT (EXISTS ( SELECT
           FROM blocks b
          WHERE ((b.user_id = viewer.user_id) AND (b.blocked_id = seen.user_id))))) AND (NOT (EXISTS ( SELECT
           FROM blocks b
          WHERE ((b.user_id = seen.user_id) AND (b.blocked_id = viewer.user_id))))));

CREATE UNIQUE INDEX account_holds_standing ON public.account_holds USING btree (user_id, reference) WHERE (ended_at IS NULL);
CREATE INDEX advance_blocks_site ON public.advance_blocks USING btree (site_id, id DESC);
CREATE UNIQUE INDEX advance_blocks_standing ON public.advance_blocks USING btree (site_id, kind, value) WHERE (ended_at IS NULL);
CREATE INDEX appeals_case ON public.appeals USING btree (case_id);
CREATE INDEX appeals_source ON public.appeals USING btree (source_id) WHERE (source_id IS NOT NULL);
CREATE INDEX appeals_user ON public.appeals USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX approvals_ended ON public.approvals USING btree (site_id, id DESC) WHERE ((answered_at IS NOT NULL) OR (lapsed_at IS NOT NULL));
CREATE INDEX approvals_open ON public.approvals USING btree (site_id, id) WHERE (answered_at IS NULL);
CREATE INDEX approvals_refund ON public.approvals USING btree (site_id, ((request ->> 'order'::text))) WHERE (kind = 'refund'::text);
CREATE INDEX bank_files_site ON public.bank_files USING btree (site_id, id DESC);
CREATE INDEX blocks_blocked ON public.blocks USING btree (blocked_id, user_id);
CREATE INDEX blocks_snapshot ON public.blocks USING btree (created_at) WHERE (snapshot IS NOT NULL);
CREATE INDEX book_entries_order ON public.book_entries USING btree (order_id);
CREATE INDEX book_entries_transaction ON public.book_entries USING btree (transaction_id);
CREATE INDEX book_transactions_created ON public.book_transactions USING btree (created_at, id);
CREATE INDEX case_events_case ON public.case_events USING btree (case_id, id);
CREATE INDEX case_events_hidden ON public.case_events USING btree (at) WHERE (what = 'hidden_at_once'::text);
CREATE UNIQUE INDEX case_sources_block ON public.case_sources USING btree (block_id, message_id) WHERE (block_id IS NOT NULL);
CREATE INDEX case_sources_case ON public.case_sources USING btree (case_id);
CREATE UNIQUE INDEX cases_one_appeal ON public.cases USING btree (appeal_of, appealed_by) WHERE (appeal_of IS NOT NULL);
CREATE INDEX cases_photo ON public.cases USING btree (photo_id) WHERE (photo_id IS NOT NULL);
CREATE INDEX cases_queue ON public.cases USING btree (site_id, due_at, id) WHERE (state = ANY (ARRAY['open'::text, 'held_for_second'::text]));
CREATE INDEX cases_subject ON public.cases USING btree (subject_id);
CREATE INDEX cases_with_evidence ON public.cases USING btree (id) WHERE ((evidence_erased_at IS NULL) AND (state <> ALL (ARRAY['open'::text, 'held_for_second'::text])));
CREATE UNIQUE INDEX chargebacks_open ON public.chargebacks USING btree (order_id) WHERE (state = 'open'::text);
CREATE INDEX chargebacks_unsettled ON public.chargebacks USING btree (created_at) WHERE (state = 'open'::text);
CREATE INDEX chat_drafts_other ON public.chat_drafts USING btree (other_id);
CREATE INDEX chat_images_block ON public.chat_images USING btree (block_id) WHERE (block_id IS NOT NULL);
CREATE INDEX chat_images_created ON public.chat_images USING btree (created_at);
CREATE INDEX chat_images_other ON public.chat_images USING btree (other_id);
CREATE INDEX complaints_email ON public.complaints USING btree (site_id, email, created_at DESC);
CREATE INDEX complaints_user ON public.complaints USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX consents_user ON public.consents USING btree (user_id, purpose, id DESC);
CREATE INDEX content_versions_published ON public.content_versions USING btree (site_id, kind, key, language, version DESC) WHERE (published_at IS NOT NULL);
CREATE INDEX conversations_high ON public.conversations USING btree (high_id);
CREATE INDEX conversations_starter ON public.conversations USING btree (starter_id);
CREATE INDEX credit_lot_deductions_lot ON public.credit_lot_deductions USING btree (lot_id);
CREATE INDEX credit_lots_user ON public.credit_lots USING btree (user_id, id);
CREATE INDEX daily_picks_member ON public.daily_picks USING btree (member_id);
CREATE INDEX data_exports_requested ON public.data_exports USING btree (requested_at);
CREATE INDEX data_exports_user ON public.data_exports USING btree (user_id, id DESC);
CREATE INDEX data_looks_user ON public.data_looks USING btree (user_id, id);
CREATE INDEX decision_items_item ON public.decision_items USING btree (item);
CREATE INDEX decisions_case ON public.decisions USING btree (case_id);
CREATE INDEX decisions_decided_by ON public.decisions USING btree (decided_by, decided_at);
CREATE INDEX decisions_due ON public.decisions USING btree (due_at) WHERE ((applied_at IS NULL) AND (withdrawn_at IS NULL));
CREATE INDEX decisions_item ON public.decisions USING btree (item) WHERE (item IS NOT NULL);
CREATE UNIQUE INDEX decisions_one_a_case ON public.decisions USING btree (case_id) WHERE ((withdrawn_at IS NULL) AND (NOT decided_by_machine) AND (reversed_by IS NULL) AND (act <> 'restore'::text));
CREATE INDEX decisions_standing ON public.decisions USING btree (user_id) WHERE ((applied_at IS NOT NULL) AND (reversed_by IS NULL));
CREATE INDEX decisions_user ON public.decisions USING btree (user_id);
CREATE INDEX direct_debit_codes_sent ON public.direct_debit_codes USING btree (sent_at);
CREATE INDEX direct_debit_mandates_fingerprint ON public.direct_debit_mandates USING btree (fingerprint);
CREATE INDEX direct_debit_mandates_phone ON public.direct_debit_mandates USING btree (phone_fingerprint);
CREATE INDEX direct_debit_mandates_user ON public.direct_debit_mandates USING btree (user_id);
CREATE INDEX direct_debit_mandates_with_phone ON public.direct_debit_mandates USING btree (id) WHERE has_phone;
CREATE INDEX direct_debit_refunds_open ON public.direct_debit_refunds USING btree (order_id) WHERE (ended_at IS NULL);
CREATE INDEX direct_debit_requests_user ON public.direct_debit_requests USING btree (user_id, sent_at);
CREATE INDEX direct_debits_due ON public.direct_debits USING btree (due_on) WHERE ((collected_at IS NULL) AND (cancelled_at IS NULL) AND (returned_at IS NULL));
CREATE INDEX direct_debits_mandate ON public.direct_debits USING btree (mandate_id);
CREATE INDEX direct_debits_returned ON public.direct_debits USING btree (returned_at) WHERE (returned_at IS NOT NULL);
CREATE INDEX discount_codes_newest ON public.discount_codes USING btree (site_id, id DESC);
CREATE INDEX discount_codes_user ON public.discount_codes USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX discount_uses_code ON public.discount_uses USING btree (code);
CREATE UNIQUE INDEX discount_uses_once ON public.discount_uses USING btree (user_id, code) WHERE (once_per_user AND (state <> 'released'::text));
CREATE INDEX file_copies_original ON public.file_copies USING btree (original);
CREATE INDEX file_deletions_due ON public.file_deletions USING btree (due_at);
CREATE INDEX fraud_warnings_about ON public.fraud_warnings USING btree (about_id);
CREATE INDEX fraud_warnings_due ON public.fraud_warnings USING btree (created_at) WHERE (done_at IS NULL);
CREATE INDEX fraud_warnings_user ON public.fraud_warnings USING btree (user_id);
CREATE INDEX idempotency_keys_expires ON public.idempotency_keys USING btree (expires_at);
CREATE INDEX idempotency_keys_user ON public.idempotency_keys USING btree (user_id);
CREATE INDEX invoices_order ON public.invoices USING btree (order_id);
CREATE INDEX invoices_user ON public.invoices USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX known_devices_token ON public.known_devices USING btree (token_hash);
CREATE INDEX likes_created ON public.likes USING brin (created_at);
CREATE INDEX likes_new ON public.likes USING btree (to_id, created_at DESC, from_id DESC) WHERE (seen_at IS NULL);
CREATE INDEX likes_photo ON public.likes USING btree (photo_id) WHERE (photo_id IS NOT NULL);
CREATE INDEX likes_to ON public.likes USING btree (to_id, created_at DESC);
CREATE INDEX link_tokens_user ON public.link_tokens USING btree (user_id, purpose, created_at);
CREATE INDEX login_failures_account ON public.login_failures USING btree (account) WHERE (account IS NOT NULL);
CREATE INDEX logins_at ON public.logins USING btree (at);
CREATE INDEX logins_user ON public.logins USING btree (user_id, id DESC);
CREATE INDEX looks_case ON public.looks USING btree (case_id, staff_id);
CREATE UNIQUE INDEX looks_opening ON public.looks USING btree (case_id, staff_id, user_id) WHERE opening;
CREATE UNIQUE INDEX looks_picture ON public.looks USING btree (case_id, staff_id, user_id, picture) WHERE (picture IS NOT NULL);
CREATE INDEX looks_user ON public.looks USING btree (user_id);
CREATE INDEX mail_requests_at ON public.mail_requests USING btree (requested_at);
CREATE INDEX match_finder_skips_at ON public.match_finder_skips USING btree (skipped_at);
CREATE INDEX match_finder_skips_member ON public.match_finder_skips USING btree (member_id);
CREATE INDEX match_notifications_high ON public.match_notifications USING btree (high_id);
CREATE INDEX member_messages_user ON public.member_messages USING btree (user_id, id);
CREATE INDEX messages_conversation ON public.messages USING btree (conversation_id, id DESC);
CREATE UNIQUE INDEX messages_image ON public.messages USING btree (image_id) WHERE (image_id IS NOT NULL);
CREATE INDEX notices_network ON public.notices USING btree (network, created_at DESC) WHERE (network IS NOT NULL);
CREATE INDEX notices_reported ON public.notices USING btree (reported_id) WHERE (reported_id IS NOT NULL);
CREATE INDEX notices_unreminded ON public.notices USING btree (due_at) WHERE (reminded_at IS NULL);
CREATE INDEX notices_user ON public.notices USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX order_payments_card ON public.order_payments USING btree (fingerprint, refused_at) WHERE (refused_at IS NOT NULL);
CREATE INDEX order_payments_device ON public.order_payments USING btree (session_id, refused_at) WHERE (refused_at IS NOT NULL);
CREATE INDEX order_payments_fingerprint ON public.order_payments USING btree (fingerprint) WHERE (fingerprint IS NOT NULL);
CREATE INDEX order_payments_means ON public.order_payments USING btree (means_id);
CREATE INDEX orders_buyer ON public.orders USING btree (COALESCE(profile_country, country)) WHERE ((state = ANY (ARRAY['pending'::text, 'completed'::text])) AND (pays_debt_of IS NULL));
CREATE INDEX orders_failed ON public.orders USING btree (failed_at) WHERE (state = 'failed'::text);
CREATE INDEX orders_open ON public.orders USING btree (checked_at) WHERE (state = ANY (ARRAY['loading'::text, 'pending'::text]));
CREATE INDEX orders_paying_debts ON public.orders USING btree (pays_debt_of) WHERE (pays_debt_of IS NOT NULL);
CREATE INDEX orders_site ON public.orders USING btree (site_id, id DESC);
CREATE INDEX orders_site_created ON public.orders USING btree (site_id, created_at);
CREATE INDEX orders_site_failed ON public.orders USING btree (site_id, id DESC) WHERE (state = 'failed'::text);
CREATE INDEX orders_site_open ON public.orders USING btree (site_id, id) WHERE (state = ANY (ARRAY['loading'::text, 'pending'::text]));
CREATE INDEX orders_to_mail ON public.orders USING btree (id) WHERE (((state = 'completed'::text) AND (confirmation_mail_at IS NULL)) OR ((state = 'pending'::text) AND (placed_mail_at IS NULL)));
CREATE INDEX orders_unproven ON public.orders USING btree (completed_at, id) WHERE ((state = 'completed'::text) AND (pays_debt_of IS NULL) AND (guessed_country IS NULL));
CREATE INDEX orders_user ON public.orders USING btree (user_id, id DESC);
CREATE INDEX packages_site ON public.packages USING btree (site_id, "position");
CREATE INDEX passkeys_user ON public.passkeys USING btree (user_id);
CREATE INDEX payment_differences_order ON public.payment_differences USING btree (order_id);
CREATE INDEX payment_means_order ON public.payment_means USING btree (order_id);
CREATE INDEX payment_means_user ON public.payment_means USING btree (user_id, id DESC);
CREATE INDEX payout_findings_open ON public.payout_findings USING btree (kind, provider, subject) WHERE ((resolved_at IS NULL) AND (accepted_at IS NULL));
CREATE INDEX payout_reports_batch ON public.payout_reports USING btree (provider, batch);
CREATE INDEX payout_reports_day ON public.payout_reports USING btree (provider, announced_on);
CREATE INDEX pending_notifications_due ON public.pending_notifications USING btree (due_at);
CREATE INDEX pending_signups_created_at ON public.pending_signups USING btree (created_at);
CREATE INDEX photos_deleted ON public.photos USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX photos_pending ON public.photos USING btree (id) WHERE ((status = 'pending'::text) AND (deleted_at IS NULL));
CREATE INDEX photos_phash_1 ON public.photos USING btree (SUBSTRING(phash FROM 1 FOR 16)) WHERE (phash IS NOT NULL);
CREATE INDEX photos_phash_2 ON public.photos USING btree (SUBSTRING(phash FROM 17 FOR 16)) WHERE (phash IS NOT NULL);
CREATE INDEX photos_phash_3 ON public.photos USING btree (SUBSTRING(phash FROM 33 FOR 16)) WHERE (phash IS NOT NULL);
CREATE INDEX photos_phash_4 ON public.photos USING btree (SUBSTRING(phash FROM 49 FOR 16)) WHERE (phash IS NOT NULL);
CREATE INDEX photos_user ON public.photos USING btree (user_id, "position", id);
CREATE INDEX premium_periods_next ON public.premium_periods USING btree (next_day) WHERE (ended_at IS NULL);
CREATE INDEX premium_periods_user ON public.premium_periods USING btree (user_id);
CREATE INDEX profiles_country ON public.profiles USING btree (site_id, country, user_id);
CREATE INDEX profiles_hidden ON public.profiles USING btree (hidden_until) WHERE hidden;
CREATE INDEX profiles_name ON public.profiles USING btree (site_id, lower(name) COLLATE "C", user_id);
CREATE INDEX profiles_shown_to_visitors ON public.profiles USING btree (site_id, last_active_at) WHERE show_to_visitors;
CREATE INDEX profiles_updated ON public.profiles USING btree (updated_at, user_id);
CREATE INDEX public_changes_newest ON public.public_changes USING btree (site_id, id DESC);
CREATE INDEX purged_orders_buyer ON public.purged_orders USING btree (COALESCE(profile_country, country));
CREATE INDEX push_subscriptions_session ON public.push_subscriptions USING btree (session_id);
CREATE INDEX push_subscriptions_user ON public.push_subscriptions USING btree (user_id);
CREATE UNIQUE INDEX refunds_of_providers ON public.refunds USING btree (order_id, provider_refund) WHERE (provider_refund IS NOT NULL);
CREATE INDEX refunds_owed ON public.refunds USING btree (order_id) WHERE ((state = 'failed'::text) AND (credits = 0) AND (days = 0));
CREATE INDEX refunds_requested ON public.refunds USING btree (created_at) WHERE (state = 'requested'::text);
CREATE INDEX refunds_to_ask ON public.refunds USING btree (created_at) WHERE ((state = 'requested'::text) AND (asked_at IS NULL));
CREATE INDEX refunds_to_mail ON public.refunds USING btree (id) WHERE ((state <> 'requested'::text) AND (mailed_state IS DISTINCT FROM state));
CREATE INDEX refused_mails_day ON public.refused_mails USING btree (day);
CREATE INDEX removed_messages_conversation ON public.removed_messages USING btree (conversation_id);
CREATE INDEX removed_messages_image ON public.removed_messages USING btree (image_id) WHERE (image_id IS NOT NULL);
CREATE INDEX reports_network ON public.reports USING btree (created_at) WHERE (network IS NOT NULL);
CREATE INDEX reports_reported ON public.reports USING btree (reported_id, id DESC);
CREATE INDEX reports_reporter ON public.reports USING btree (reporter_id, id DESC);
CREATE INDEX reports_unfounded ON public.reports USING btree (reporter_id, decided_at) WHERE (state = 'dismissed'::text);
CREATE INDEX reports_waiting ON public.reports USING btree (site_id, id) WHERE (state = 'received'::text);
CREATE INDEX sandbox_settlements_day ON public.sandbox_settlements USING btree (settled_on);
CREATE INDEX sandbox_webhooks_due ON public.sandbox_webhooks USING btree (due_at) WHERE (sent_at IS NULL);
CREATE INDEX security_events_account ON public.security_events USING btree (account) WHERE (account IS NOT NULL);
CREATE INDEX security_events_at ON public.security_events USING btree (at);
CREATE INDEX security_events_shown ON public.security_events USING btree (at) WHERE (NOT hidden);
CREATE INDEX security_events_user ON public.security_events USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX sent_notifications_at ON public.sent_notifications USING btree (sent_at);
CREATE INDEX sent_notifications_user ON public.sent_notifications USING btree (user_id, sent_at DESC);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE INDEX settled_items_day ON public.settled_items USING btree (day);
CREATE INDEX settled_items_order ON public.settled_items USING btree (order_id);
CREATE INDEX settled_items_unbooked ON public.settled_items USING btree (provider, item) WHERE (booked_at IS NULL);
CREATE INDEX site_editions_newest ON public.site_editions USING btree (site_id, id DESC);
CREATE INDEX sites_hosts ON public.sites USING gin (hosts);
CREATE INDEX staff_invitations_staff ON public.staff_invitations USING btree (staff_id);
CREATE INDEX staff_log_staff ON public.staff_log USING btree (staff_id, id DESC);
CREATE INDEX staff_log_what ON public.staff_log USING btree (what, id DESC);
CREATE INDEX staff_passkeys_staff ON public.staff_passkeys USING btree (staff_id);
CREATE INDEX staff_sessions_staff ON public.staff_sessions USING btree (staff_id);
CREATE INDEX swipes_last ON public.swipes USING btree (user_id, created_at DESC);
CREATE INDEX swipes_member ON public.swipes USING btree (member_id);
CREATE INDEX teasers_site ON public.teasers USING btree (site_id, "position", id) WHERE active;
CREATE INDEX trackings_created ON public.trackings USING btree (created_at);
CREATE INDEX users_active ON public.users USING btree (site_id, id) WHERE (status = 'active'::text);
CREATE INDEX users_deleted ON public.users USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX users_site ON public.users USING btree (site_id, id);
CREATE INDEX users_suspended ON public.users USING btree (closed_until) WHERE (status = 'suspended'::text);
CREATE INDEX users_unreachable ON public.users USING btree (id) WHERE (status = ANY (ARRAY['held'::text, 'not_confirmed'::text]));
CREATE INDEX visits_created ON public.visits USING btree (created_at);
CREATE INDEX webhook_events_open ON public.webhook_events USING btree (received_at) WHERE (processed_at IS NULL);
CREATE INDEX webhook_events_reference ON public.webhook_events USING btree (provider, reference);
CREATE INDEX webhook_events_with_body ON public.webhook_events USING btree (received_at) WHERE (body <> ''::text);
CREATE INDEX withdrawals_email ON public.withdrawals USING btree (site_id, email, received_at DESC);
CREATE INDEX withdrawals_guessed ON public.withdrawals USING btree (guessed_by, received_at) WHERE (guessed_by IS NOT NULL);
CREATE INDEX withdrawals_open ON public.withdrawals USING btree (id) WHERE ((outcome IS NULL) OR (outcome = 'not_paid'::text));
CREATE INDEX withdrawals_user ON public.withdrawals USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX withdrawals_waiting_receipts ON public.withdrawals USING btree (id) WHERE (receipt_sent_at IS NULL);
CREATE INDEX withdrawn_photos_due ON public.withdrawn_photos USING btree (due_at NULLS FIRST);

CREATE OR REPLACE FUNCTION public.book_transaction_is_balanced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (SELECT sum(amount) FROM book_entries WHERE transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'book transaction % is not balanced', NEW.transaction_id;
  END IF;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.chat_deliver_waiting(p_sender bigint, p_now timestamp with time zone)
 RETURNS TABLE(message bigint, conversation bigint, recipient bigint, client_id uuid, sent_text text, sent_gift text, sent_image bigint, sent_gif jsonb)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
DECLARE
  v_waiting record;
  v_id bigint;
BEGIN
  DELETE FROM conversations c USING blocks b
    WHERE p_sender IN (c.low_id, c.high_id) AND b.user_id IN (c.low_id, c.high_id) AND b.blocked_id IN (c.low_id, c.high_id);
  -- As in chat_send: the numbers are given out under the conversation's lock.
  PERFORM FROM conversations c WHERE p_sender IN (c.low_id, c.high_id) ORDER BY c.id FOR NO KEY UPDATE;
  PERFORM chat_purge_removed(p_sender);
  FOR v_waiting IN
    SELECT m.id, m.conversation_id, m.client_id, m.text, m.gift, m.image_id, m.gif, p.other_id,
        EXISTS (SELECT FROM visible_members v WHERE v.viewer_id = p_sender AND v.user_id = p.other_id) AS there
      FROM messages m JOIN conversation_sides p ON p.conversation_id = m.conversation_id AND p.user_id = p_sender
      WHERE m.sender_id = p_sender ORDER BY m.id
  LOOP
    UPDATE messages SET id = DEFAULT, created_at = p_now WHERE id = v_waiting.id RETURNING id INTO v_id;
    -- What quotes it waits, too.
    UPDATE messages SET quoted_id = v_id WHERE conversation_id = v_waiting.conversation_id AND quoted_id = v_waiting.id;
    UPDATE conversations c SET
      last_message_id = v_id,
      low_unread = c.low_unread + (c.low_id = v_waiting.other_id)::int,
      high_unread = c.high_unread + (c.high_id = v_waiting.other_id)::int
      WHERE c.id = v_waiting.conversation_id;
    CONTINUE WHEN NOT v_waiting.there;
    message := v_id;
    conversation := v_waiting.conversation_id;
    recipient := v_waiting.other_id;
    client_id := v_waiting.client_id;
    sent_text := v_waiting.text;
    sent_gift := v_waiting.gift;
    sent_image := v_waiting.image_id;
    sent_gif := v_waiting.gif;
    RETURN NEXT;
  END LOOP;
END $function$
;
CREATE OR REPLACE FUNCTION public.chat_exchange_many(p_senders bigint[], p_conversations bigint[], p_client_ids uuid[], p_texts text[], p_costs integer[], p_months date[], p_links boolean[], p_new_since timestamp with time zone, p_now timestamp with time zone, p_readers bigint[], p_read_conversations bigint[], p_up_to bigint[])
 RETURNS TABLE(member bigint, conversation bigint, other bigint, message bigint, credits integer, paid boolean, read_up_to bigint, unread integer, advanced boolean, sends_receipt boolean)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
BEGIN
  PERFORM FROM balances b WHERE b.user_id = ANY (p_senders) ORDER BY b.user_id FOR NO KEY UPDATE;
  PERFORM FROM conversations c WHERE c.id = ANY (p_conversations || p_read_conversations) ORDER BY c.id FOR NO KEY UPDATE;
  RETURN QUERY
  SELECT x.* FROM chat_exchange_unlocked(p_senders, p_conversations, p_client_ids, p_texts, p_costs, p_months, p_links, p_new_since, p_now,
    p_readers, p_read_conversations, p_up_to) x;
END $function$
;
CREATE OR REPLACE FUNCTION public.chat_exchange_unlocked(p_senders bigint[], p_conversations bigint[], p_client_ids uuid[], p_texts text[], p_costs integer[], p_months date[], p_links boolean[], p_new_since timestamp with time zone, p_now timestamp with time zone, p_readers bigint[], p_read_conversations bigint[], p_up_to bigint[])
 RETURNS TABLE(member bigint, conversation bigint, other bigint, message bigint, credits integer, paid boolean, read_up_to bigint, unread integer, advanced boolean, sends_receipt boolean)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
 SET join_collapse_limit TO '1'
 SET jit TO 'off'
AS $function$
#variable_conflict use_column
DECLARE
  v_senders bigint[] := '{}';
  v_conversations bigint[];
BEGIN
  -- Before anything is changed. It waits for no lock: one conversation that another process has locked would hold up all others.
  IF cardinality(p_senders) > 0 THEN
    v_senders := ARRAY(SELECT b.user_id FROM balances b WHERE b.user_id = ANY (p_senders) FOR NO KEY UPDATE SKIP LOCKED);
  END IF;
  v_conversations := ARRAY(
    SELECT c.id FROM conversations c WHERE c.id = ANY (p_conversations || p_read_conversations) FOR NO KEY UPDATE SKIP LOCKED);

  IF cardinality(v_senders) < cardinality(p_senders)
    OR cardinality(v_conversations) < (SELECT count(DISTINCT c.id) FROM unnest(p_conversations || p_read_conversations) AS c (id))
  THEN
    RETURN QUERY
    SELECT m.sender, m.conversation, NULL::bigint, NULL::bigint, NULL::int, true, NULL::bigint, NULL::int, NULL::boolean, NULL::boolean
      FROM unnest(p_senders, p_conversations) AS m (sender, conversation)
      WHERE m.sender <> ALL (v_senders) AND (SELECT true FROM balances b WHERE b.user_id = m.sender)
        OR m.conversation <> ALL (v_conversations) AND (SELECT true FROM conversations c WHERE c.id = m.conversation)
    UNION ALL
    SELECT m.reader, m.conversation, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL
      FROM unnest(p_readers, p_read_conversations) AS m (reader, conversation)
      WHERE m.conversation <> ALL (v_conversations) AND (SELECT true FROM conversations c WHERE c.id = m.conversation);
    SELECT array_agg(m.sender), array_agg(m.conversation), array_agg(m.client_id), array_agg(m.text), array_agg(m.cost), array_agg(m.month),
        array_agg(m.links)
      INTO p_senders, p_conversations, p_client_ids, p_texts, p_costs, p_months, p_links
      FROM unnest(p_senders, p_conversations, p_client_ids, p_texts, p_costs, p_months, p_links)
        AS m (sender, conversation, client_id, text, cost, month, links)
      WHERE m.sender = ANY (v_senders) AND m.conversation = ANY (v_conversations);
    SELECT array_agg(m.reader), array_agg(m.conversation), array_agg(m.up_to) INTO p_readers, p_read_conversations, p_up_to
      FROM unnest(p_readers, p_read_conversations, p_up_to) AS m (reader, conversation, up_to)
      WHERE m.conversation = ANY (v_conversations);
  END IF;

  IF cardinality(p_readers) > 0 THEN
    RETURN QUERY
    WITH own AS MATERIALIZED (
      SELECT m.reader, m.up_to, c.id, c.last_message_id,
        CASE m.reader WHEN c.low_id THEN c.high_id ELSE c.low_id END AS other,
        CASE m.reader WHEN c.low_id THEN c.low_read_up_to ELSE c.high_read_up_to END AS before,
        CASE m.reader WHEN c.low_id THEN c.low_unread ELSE c.high_unread END AS unread_before,
        CASE m.reader WHEN c.low_id THEN c.low_removed_up_to ELSE c.high_removed_up_to END AS removed_up_to
      FROM unnest(p_readers, p_read_conversations, p_up_to) AS m (reader, conversation, up_to)
        JOIN conversations c ON c.id = m.conversation AND m.reader IN (c.low_id, c.high_id)
      WHERE (SELECT true FROM visible_members v
          WHERE v.viewer_id = m.reader AND v.user_id = CASE m.reader WHEN c.low_id THEN c.high_id ELSE c.low_id END)
    ), seen AS MATERIALIZED (
      SELECT o.reader, o.id, o.other, o.before, o.unread_before, o.removed_up_to, o.last_message_id,
        greatest(o.before, (SELECT max(e.id) FROM messages e
          WHERE e.conversation_id = o.id AND e.id > o.before AND e.id <= o.up_to AND e.sender_id = o.other)) AS up_to
      FROM own o
    ), counted AS MATERIALIZED (
      SELECT s.reader, s.id, s.other, s.unread_before, s.up_to,
        -- Mostly it was the newest message that was read.
        CASE WHEN s.up_to >= s.last_message_id THEN 0 ELSE (SELECT count(*)::int FROM messages e
          WHERE e.conversation_id = s.id AND e.id > greatest(s.up_to, s.removed_up_to) AND e.sender_id = s.other) END AS unread,
        s.up_to > s.before AS advanced,
        s.up_to > s.before
          AND (SELECT r.read_marks FROM users r WHERE r.id = s.reader) AND (SELECT w.read_marks FROM users w WHERE w.id = s.other) AS sends_receipt
      FROM seen s
    ), moved AS (
      UPDATE conversations c SET
        low_read_up_to = CASE n.reader WHEN c.low_id THEN n.up_to ELSE c.low_read_up_to END,
        low_receipt_up_to = CASE WHEN n.sends_receipt AND n.reader = c.low_id THEN n.up_to ELSE c.low_receipt_up_to END,
        low_unread = CASE n.reader WHEN c.low_id THEN n.unread ELSE c.low_unread END,
        high_read_up_to = CASE n.reader WHEN c.high_id THEN n.up_to ELSE c.high_read_up_to END,
        high_receipt_up_to = CASE WHEN n.sends_receipt AND n.reader = c.high_id THEN n.up_to ELSE c.high_receipt_up_to END,
        high_unread = CASE n.reader WHEN c.high_id THEN n.unread ELSE c.high_unread END
      FROM counted n WHERE c.id = n.id AND (n.advanced OR n.unread <> n.unread_before)
    )
    SELECT n.reader, n.id, n.other, NULL::bigint, NULL::int, NULL::boolean, n.up_to, n.unread, n.advanced, n.sends_receipt FROM counted n;
  END IF;

  IF cardinality(p_senders) > 0 THEN
    RETURN QUERY
    WITH fit AS MATERIALIZED (
      SELECT m.sender, m.conversation, m.client_id, m.text, m.cost, m.month,
        CASE m.sender WHEN c.low_id THEN c.high_id ELSE c.low_id END AS recipient,
        b.purchased, b.bonus, least(b.bonus, m.cost) AS from_bonus, u.paid_user,
        -- Under the conversation's lock.
        nextval('messages_id_seq') AS id
      FROM unnest(p_senders, p_conversations, p_client_ids, p_texts, p_costs, p_months, p_links)
          AS m (sender, conversation, client_id, text, cost, month, links)
        JOIN conversations c ON c.id = m.conversation AND m.sender IN (c.low_id, c.high_id)
        JOIN balances b ON b.user_id = m.sender
        JOIN users u ON u.id = m.sender AND u.status = 'active' AND u.restricted IS NULL
        JOIN profiles s ON s.user_id = m.sender AND s.status = 'active'
      WHERE (SELECT true FROM messages e WHERE e.sender_id = m.sender AND e.client_id = m.client_id) IS NULL
        AND (SELECT true FROM removed_messages e WHERE e.sender_id = m.sender AND e.client_id = m.client_id) IS NULL
        AND chat_refusal(
          -- Read for each row by itself: as a join it is more than the planner puts in the right order.
          p_visible => (SELECT true FROM visible_members v
            WHERE v.viewer_id = m.sender AND v.user_id = CASE m.sender WHEN c.low_id THEN c.high_id ELSE c.low_id END),
          p_links => m.links, p_new => u.signup_date > p_new_since, p_paid => u.paid_user,
          p_cost => m.cost, p_credits => b.purchased + b.bonus, p_frozen => b.frozen,
          p_spent => CASE WHEN b.month = m.month THEN b.month_spent ELSE 0 END, p_spending_limit => u.monthly_limit) IS NULL
    ), booked AS (
      INSERT INTO ledger_transactions (user_id, created_at, purchased, bonus, operator, kind, idempotency_key)
        SELECT f.sender, p_now, f.from_bonus - f.cost, -f.from_bonus, f.cost, 'message', 'message:' || f.sender || ':' || f.client_id
        FROM fit f WHERE f.cost > 0
    ), charged AS (
      UPDATE balances b SET
        purchased = b.purchased + f.from_bonus - f.cost,
        bonus = b.bonus - f.from_bonus,
        month = f.month,
        month_spent = CASE WHEN b.month = f.month THEN b.month_spent + f.cost ELSE f.cost END
      FROM fit f WHERE b.user_id = f.sender AND f.cost > 0
    ), stored AS (
      INSERT INTO messages (id, conversation_id, sender_id, client_id, created_at, cost, text)
        OVERRIDING SYSTEM VALUE SELECT f.id, f.conversation, f.sender, f.client_id, p_now, f.cost, f.text FROM fit f
    ), counted AS (
      UPDATE conversations c SET
        last_message_id = f.id,
        low_unread = c.low_unread + (c.low_id = f.recipient)::int,
        high_unread = c.high_unread + (c.high_id = f.recipient)::int,
        answered = c.answered OR c.starter_id <> f.sender
      FROM fit f WHERE c.id = f.conversation
    )
    SELECT f.sender, f.conversation, f.recipient, f.id, f.purchased + f.bonus - f.cost, f.paid_user,
      NULL::bigint, NULL::int, NULL::boolean, NULL::boolean FROM fit f;
  END IF;
END $function$
;
CREATE OR REPLACE FUNCTION public.chat_purge_removed(p_user bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (SELECT FROM conversation_sides p WHERE p.user_id = p_user AND p.removed_up_to > 0) THEN RETURN; END IF;
  PERFORM FROM conversations c WHERE p_user IN (c.low_id, c.high_id) ORDER BY c.id FOR NO KEY UPDATE;
  DELETE FROM messages m USING conversation_sides p
    WHERE p.user_id = p_user AND m.conversation_id = p.conversation_id AND m.sender_id = p_user AND m.id <= p.removed_up_to;
  DELETE FROM conversations c
    WHERE p_user IN (c.low_id, c.high_id) AND NOT EXISTS (SELECT FROM messages m WHERE m.conversation_id = c.id);
  -- Of what is left nothing can be taken back any more.
  UPDATE conversations c SET low_removed_at = NULL WHERE c.low_id = p_user AND c.low_removed_at IS NOT NULL;
  UPDATE conversations c SET high_removed_at = NULL WHERE c.high_id = p_user AND c.high_removed_at IS NOT NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.chat_refusal(p_visible boolean, p_links boolean, p_new boolean, p_paid boolean, p_cost integer, p_credits integer, p_frozen boolean, p_spent integer, p_spending_limit integer, p_image_gone boolean DEFAULT false, p_quoted_gone boolean DEFAULT false, p_waiting_full boolean DEFAULT false, p_restricted boolean DEFAULT false, p_started bigint DEFAULT NULL::bigint, p_free_conversations integer DEFAULT NULL::integer, p_new_account_conversations integer DEFAULT NULL::integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE
    WHEN p_visible IS NOT TRUE THEN 'not_found'
    WHEN p_restricted THEN 'restricted'
    WHEN p_links AND p_new THEN 'links_not_yet'
    WHEN p_image_gone THEN 'image_gone'
    WHEN p_quoted_gone THEN 'quoted_gone'
    WHEN p_waiting_full THEN 'activation_required'
    WHEN NOT p_paid AND p_started >= p_free_conversations THEN 'premium_required'
    WHEN p_paid AND p_new AND p_started >= p_new_account_conversations THEN 'too_many_new_conversations'
    WHEN p_cost > 0 AND p_frozen THEN 'spending_frozen'
    WHEN p_credits < p_cost THEN 'not_enough_credits'
    WHEN p_cost > 0 AND p_spent + p_cost > p_spending_limit THEN 'monthly_limit_reached'
  END
$function$
;
CREATE OR REPLACE FUNCTION public.chat_remove(p_user bigint, p_conversation bigint, p_now timestamp with time zone, p_up_to bigint DEFAULT NULL::bigint)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_low boolean;
  v_up_to bigint;
  v_removed bigint;
  v_read bigint;
  v_unread int;
BEGIN
  SELECT c.low_id = p_user, least(coalesce(p_up_to, c.last_message_id), c.last_message_id),
      CASE p_user WHEN c.low_id THEN c.low_removed_up_to ELSE c.high_removed_up_to END,
      CASE p_user WHEN c.low_id THEN c.low_read_up_to ELSE c.high_read_up_to END
    INTO v_low, v_up_to, v_removed, v_read
    FROM conversations c WHERE c.id = p_conversation AND p_user IN (c.low_id, c.high_id) FOR NO KEY UPDATE;
  IF NOT FOUND OR NOT EXISTS (
    SELECT FROM conversation_sides p JOIN visible_members v ON v.viewer_id = p.user_id AND v.user_id = p.other_id
      WHERE p.user_id = p_user AND p.conversation_id = p_conversation
  ) THEN RETURN false; END IF;
  IF v_removed >= v_up_to THEN RETURN true; END IF;

  SELECT count(*) INTO v_unread FROM messages m
    WHERE m.conversation_id = p_conversation AND m.id > greatest(v_read, v_up_to) AND m.sender_id <> p_user;
  IF v_low THEN
    UPDATE conversations c SET
      low_removed_before = v_removed, low_removed_up_to = v_up_to, low_removed_at = p_now, low_unread = v_unread
      WHERE c.id = p_conversation;
  ELSE
    UPDATE conversations c SET
      high_removed_before = v_removed, high_removed_up_to = v_up_to, high_removed_at = p_now, high_unread = v_unread
      WHERE c.id = p_conversation;
  END IF;
  RETURN true;
END $function$
;
CREATE OR REPLACE FUNCTION public.chat_restore(p_user bigint, p_conversation bigint, p_since timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_low boolean;
  v_before bigint;
  v_at timestamptz;
  v_read bigint;
  v_unread int;
BEGIN
  SELECT c.low_id = p_user,
      CASE p_user WHEN c.low_id THEN c.low_removed_before ELSE c.high_removed_before END,
      CASE p_user WHEN c.low_id THEN c.low_removed_at ELSE c.high_removed_at END,
      CASE p_user WHEN c.low_id THEN c.low_read_up_to ELSE c.high_read_up_to END
    INTO v_low, v_before, v_at, v_read
    FROM conversations c WHERE c.id = p_conversation AND p_user IN (c.low_id, c.high_id) FOR NO KEY UPDATE;
  IF NOT FOUND OR NOT EXISTS (
    SELECT FROM conversation_sides p JOIN visible_members v ON v.viewer_id = p.user_id AND v.user_id = p.other_id
      WHERE p.user_id = p_user AND p.conversation_id = p_conversation
  ) THEN RETURN 'not_found'; END IF;
  IF v_before IS NULL THEN RETURN 'restored'; END IF;
  IF v_at IS NULL OR v_at < p_since THEN RETURN 'too_late'; END IF;

  SELECT count(*) INTO v_unread FROM messages m
    WHERE m.conversation_id = p_conversation AND m.id > greatest(v_read, v_before) AND m.sender_id <> p_user;
  IF v_low THEN
    UPDATE conversations c SET low_removed_up_to = v_before, low_removed_before = NULL, low_removed_at = NULL, low_unread = v_unread
      WHERE c.id = p_conversation;
  ELSE
    UPDATE conversations c SET high_removed_up_to = v_before, high_removed_before = NULL, high_removed_at = NULL, high_unread = v_unread
      WHERE c.id = p_conversation;
  END IF;
  RETURN 'restored';
END $function$
;
CREATE OR REPLACE FUNCTION public.chat_send(p_sender bigint, p_conversation bigint, p_recipient bigint, p_client_id uuid, p_text text, p_cost integer, p_free_conversations integer, p_waiting_messages integer, p_now timestamp with time zone, p_gift text DEFAULT NULL::text, p_image bigint DEFAULT NULL::bigint, p_gif jsonb DEFAULT NULL::jsonb, p_month date DEFAULT NULL::date, p_new_account_conversations integer DEFAULT NULL::integer, p_new_account_hours integer DEFAULT 0, p_links boolean DEFAULT false, p_quoted bigint DEFAULT NULL::bigint, OUT status text, OUT message bigint, OUT conversation bigint, OUT recipient bigint, OUT sent_text text, OUT sent_gift text, OUT sent_image bigint, OUT sent_gif jsonb, OUT sent_at timestamp with time zone, OUT sent_quoted bigint, OUT sent_reaction text, OUT credits integer, OUT paid boolean, OUT signed_up timestamp with time zone, OUT spending_limit integer, OUT spent integer, OUT restriction jsonb)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_active boolean;
  v_visible boolean;
  v_new boolean;
  v_started bigint;
  v_cost int := p_cost;
  v_waits boolean;
  v_frozen boolean;
  v_image_gone boolean;
  v_quoted_gone boolean;
  v_waiting_full boolean;
  v_restricted jsonb;
BEGIN
  -- Before the activation or after it, never during: what is stored waits for the activation to deliver it, or is sent.
  -- Whose account is active is not locked.
  PERFORM FROM users u WHERE u.id = p_sender AND u.status = 'not_confirmed' FOR SHARE;
  v_waits := FOUND;

  -- One call at a time for each sender. Whoever waited here sees below, in a new snapshot, what the one before did:
  -- stored this client_id, spent the last credit, started the last conversation that a free member may start.
  SELECT b.purchased + b.bonus, CASE WHEN b.month = p_month THEN b.month_spent ELSE 0 END, b.frozen INTO credits, spent, v_frozen
    FROM balances b WHERE b.user_id = p_sender FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    INSERT INTO balances (user_id) SELECT u.id FROM users u WHERE u.id = p_sender ON CONFLICT DO NOTHING;
    SELECT b.purchased + b.bonus, CASE WHEN b.month = p_month THEN b.month_spent ELSE 0 END, b.frozen INTO credits, spent, v_frozen
      FROM balances b WHERE b.user_id = p_sender FOR NO KEY UPDATE;
  END IF;

  SELECT m.id, m.conversation_id, m.text, m.gift, m.image_id, m.gif, m.created_at, m.quoted_id, m.reaction
    INTO message, conversation, sent_text, sent_gift, sent_image, sent_gif, sent_at, sent_quoted, sent_reaction
    FROM messages m WHERE m.sender_id = p_sender AND m.client_id = p_client_id;
  IF FOUND THEN
    status := 'repeated';
    SELECT u.paid_user INTO paid FROM users u WHERE u.id = p_sender;
    SELECT p.user_id INTO recipient
      FROM conversation_sides p
        JOIN visible_members v ON v.viewer_id = p_sender AND v.user_id = p.user_id
        JOIN profiles s ON s.user_id = p_sender AND s.status = 'active'
      WHERE p.conversation_id = conversation AND p.removed_up_to < message;
    RETURN;
  END IF;

  -- A decision has removed it: it is neither stored nor charged again.
  IF EXISTS (SELECT FROM removed_messages r WHERE r.sender_id = p_sender AND r.client_id = p_client_id) THEN
    status := 'not_found';
    RETURN;
  END IF;

  IF v_waits THEN PERFORM chat_purge_removed(p_sender); END IF;

  -- From here to the commit the conversation is ours: its messages get their numbers in the order of their commits.
  IF p_conversation IS NULL THEN
    recipient := p_recipient;
    SELECT c.id INTO conversation FROM conversations c
      WHERE c.low_id = least(p_sender, p_recipient) AND c.high_id = greatest(p_sender, p_recipient) FOR NO KEY UPDATE;
  ELSE
    SELECT c.id, CASE p_sender WHEN c.low_id THEN c.high_id ELSE c.low_id END INTO conversation, recipient
      FROM conversations c WHERE c.id = p_conversation AND p_sender IN (c.low_id, c.high_id) FOR NO KEY UPDATE;
  END IF;

  SELECT u.paid_user, u.signup_date, u.signup_date > p_now - make_interval(hours => p_new_account_hours), u.monthly_limit, u.restricted,
      p.status = 'active',
      -- A call that came in before the account was closed may get here after it: for a closed account nobody exists.
      u.status IN ('not_confirmed', 'active')
        AND EXISTS (SELECT FROM visible_members v WHERE v.viewer_id = p_sender AND v.user_id = recipient)
    INTO paid, signed_up, v_new, spending_limit, v_restricted, v_active, v_visible
    FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.id = p_sender;
  -- Until the account is active the other side sees nothing of it and cannot answer: so it costs nothing.
  IF v_active IS NOT TRUE THEN v_cost := 0; END IF;
  IF conversation IS NULL THEN
    SELECT count(*) INTO v_started FROM conversations c WHERE c.starter_id = p_sender;
  END IF;
  -- Whoever deletes pictures that were not sent locks them: what is here now stays.
  IF p_image IS NOT NULL THEN
    PERFORM FROM chat_images i WHERE i.id = p_image AND i.user_id = p_sender AND i.other_id = recipient
      AND NOT EXISTS (SELECT FROM messages m WHERE m.image_id = i.id) FOR KEY SHARE OF i;
    v_image_gone := NOT FOUND;
  END IF;
  IF p_quoted IS NOT NULL THEN
    v_quoted_gone := NOT EXISTS (
      SELECT FROM messages q JOIN conversation_sides p ON p.conversation_id = q.conversation_id AND p.user_id = p_sender
        WHERE q.id = p_quoted AND q.conversation_id = conversation AND q.id > p.removed_up_to);
  END IF;
  IF v_active IS NOT TRUE THEN
    v_waiting_full := (SELECT count(*) FROM messages m WHERE m.conversation_id = conversation) >= p_waiting_messages;
  END IF;
  IF v_restricted IS NOT NULL THEN
    -- Ends are compared with the clock here: no job has to run for them.
    SELECT r.value INTO restriction FROM jsonb_each(v_restricted) r
      WHERE (r.key = 'messages' OR r.key = 'conversations' AND conversation IS NULL OR r.key = 'pictures' AND p_image IS NOT NULL)
        AND coalesce((r.value ->> 'until')::timestamptz > p_now, true)
      ORDER BY r.value ->> 'until' DESC NULLS FIRST LIMIT 1;
  END IF;
  status := chat_refusal(
    p_visible => v_visible, p_links => p_links, p_new => v_new, p_paid => paid,
    p_cost => v_cost, p_credits => credits, p_frozen => v_frozen, p_spent => spent, p_spending_limit => spending_limit,
    p_restricted => restriction IS NOT NULL, p_image_gone => v_image_gone, p_quoted_gone => v_quoted_gone, p_waiting_full => v_waiting_full,
    p_started => v_started, p_free_conversations => p_free_conversations,
    p_new_account_conversations => p_new_account_conversations);
  IF status IS NOT NULL THEN RETURN; END IF;

  credits := credits_spend(
    p_sender, v_cost,
    CASE WHEN p_image IS NOT NULL THEN 'photo' WHEN p_gift IS NOT NULL THEN 'gift' ELSE 'message' END,
    'message:' || p_sender || ':' || p_client_id, p_now, p_month);
  IF conversation IS NULL THEN
    -- Of two first messages that cross, the second waits here for the first and joins its conversation.
    INSERT INTO conversations (low_id, high_id, starter_id, created_at)
      VALUES (least(p_sender, p_recipient), greatest(p_sender, p_recipient), p_sender, p_now)
      ON CONFLICT (low_id, high_id) DO NOTHING;
    SELECT c.id INTO STRICT conversation FROM conversations c
      WHERE c.low_id = least(p_sender, p_recipient) AND c.high_id = greatest(p_sender, p_recipient) FOR NO KEY UPDATE;
  END IF;
  INSERT INTO messages (conversation_id, sender_id, client_id, created_at, cost, text, gift, image_id, gif, quoted_id)
    VALUES (conversation, p_sender, p_client_id, p_now, v_cost, p_text, p_gift, p_image, p_gif, p_quoted) RETURNING id INTO message;
  -- What waits is not theirs to see, and not unread.
  IF v_active IS NOT TRUE THEN recipient := NULL; END IF;
  UPDATE conversations c SET
    last_message_id = message,
    low_unread = c.low_unread + (c.low_id IS NOT DISTINCT FROM recipient)::int,
    high_unread = c.high_unread + (c.high_id IS NOT DISTINCT FROM recipient)::int,
    answered = c.answered OR c.starter_id <> p_sender
    WHERE c.id = conversation;
  status := 'sent';
  sent_text := p_text;
  sent_gift := p_gift;
  sent_image := p_image;
  sent_gif := p_gif;
  sent_at := p_now;
  sent_quoted := p_quoted;
END $function$
;
CREATE OR REPLACE FUNCTION public.count_discount_use()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  before text := CASE WHEN TG_OP = 'UPDATE' THEN OLD.state ELSE 'released' END;
BEGIN
  IF NEW.state = before THEN RETURN NULL; END IF;
  INSERT INTO discount_use_counts AS c (site_id, code, currency, reserved, used, paid)
  SELECT coalesce(o.site_id, u.site_id), NEW.code, o.currency,
    (NEW.state = 'reserved')::int - (before = 'reserved')::int, (NEW.state = 'used')::int - (before = 'used')::int,
    o.amount * ((NEW.state = 'used')::int - (before = 'used')::int)
  FROM orders o JOIN users u ON u.id = o.user_id WHERE o.id = NEW.order_id
  ON CONFLICT (site_id, code, currency) DO UPDATE
    SET reserved = c.reserved + excluded.reserved, used = c.used + excluded.used, paid = c.paid + excluded.paid;
  RETURN NULL;
END
$function$
;
CREATE OR REPLACE FUNCTION public.credits_add(p_user bigint, p_amount integer, p_kind text, p_key text, p_now timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_purchased int := CASE WHEN p_kind = 'purchase' THEN p_amount ELSE 0 END;
  v_bonus int := p_amount - v_purchased;
BEGIN
  IF p_amount = 0 THEN RETURN false; END IF;
  INSERT INTO ledger_transactions (user_id, created_at, purchased, bonus, operator, kind, idempotency_key)
    VALUES (p_user, p_now, v_purchased, v_bonus, -p_amount, p_kind, p_key)
    ON CONFLICT (idempotency_key) DO NOTHING;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO balances AS b (user_id, purchased, bonus) VALUES (p_user, v_purchased, v_bonus)
    ON CONFLICT (user_id) DO UPDATE SET purchased = b.purchased + v_purchased, bonus = b.bonus + v_bonus;
  RETURN true;
END $function$
;
CREATE OR REPLACE FUNCTION public.credits_return(p_user bigint, p_spend text, p_kind text, p_now timestamp with time zone, p_month date)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_purchased int;
  v_bonus int;
  v_left int;
BEGIN
  PERFORM FROM balances WHERE user_id = p_user FOR NO KEY UPDATE;
  SELECT -purchased, -bonus INTO v_purchased, v_bonus FROM ledger_transactions
    WHERE idempotency_key = p_spend AND user_id = p_user AND kind IN ('message', 'photo', 'gift');
  IF NOT FOUND THEN RETURN NULL; END IF;
  INSERT INTO ledger_transactions (user_id, created_at, purchased, bonus, operator, kind, idempotency_key)
    VALUES (p_user, p_now, v_purchased, v_bonus, -v_purchased - v_bonus, p_kind, 'returned:' || p_spend)
    ON CONFLICT (idempotency_key) DO NOTHING;
  IF NOT FOUND THEN RETURN NULL; END IF;
  UPDATE balances b SET
    purchased = b.purchased + v_purchased,
    bonus = b.bonus + v_bonus,
    -- What came back does not count against the monthly limit.
    month_spent = CASE WHEN b.month = p_month THEN greatest(0, b.month_spent - v_purchased - v_bonus) ELSE b.month_spent END
    WHERE b.user_id = p_user
    RETURNING b.purchased + b.bonus INTO v_left;
  RETURN v_left;
END $function$
;
CREATE OR REPLACE FUNCTION public.credits_spend(p_user bigint, p_amount integer, p_kind text, p_key text, p_now timestamp with time zone, p_month date DEFAULT NULL::date)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_purchased int;
  v_bonus int;
  v_from_bonus int;
BEGIN
  SELECT purchased, bonus INTO v_purchased, v_bonus FROM balances WHERE user_id = p_user FOR NO KEY UPDATE;
  IF coalesce(v_purchased + v_bonus, 0) < p_amount THEN RETURN -1; END IF;
  IF p_amount = 0 THEN RETURN coalesce(v_purchased + v_bonus, 0); END IF;
  v_from_bonus := least(v_bonus, p_amount);
  INSERT INTO ledger_transactions (user_id, created_at, purchased, bonus, operator, kind, idempotency_key)
    VALUES (p_user, p_now, v_from_bonus - p_amount, -v_from_bonus, p_amount, p_kind, p_key);
  UPDATE balances b SET
    purchased = v_purchased + v_from_bonus - p_amount,
    bonus = v_bonus - v_from_bonus,
    month = coalesce(p_month, b.month),
    month_spent = CASE WHEN p_month IS NULL THEN b.month_spent WHEN b.month = p_month THEN b.month_spent + p_amount ELSE p_amount END
    WHERE b.user_id = p_user;
  RETURN v_purchased + v_bonus - p_amount;
END $function$
;
CREATE OR REPLACE FUNCTION public.deferred_premium_revenue_at(p_at timestamp with time zone)
 RETURNS TABLE(order_id bigint, net_left bigint)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT p.order_id, -sum(e.amount)::bigint
  FROM premium_periods p
  JOIN book_transactions t ON t.order_id = p.order_id AND t.created_at < p_at
  JOIN book_entries e ON e.transaction_id = t.id AND e.account = 'deferred'
  GROUP BY 1;
$function$
;
CREATE OR REPLACE FUNCTION public.deferred_revenue_at(p_at timestamp with time zone)
 RETURNS TABLE(order_id bigint, net_left bigint)
 LANGUAGE sql
 STABLE
AS $function$
  WITH taken AS (
    SELECT lot_id, sum(credits) AS credits FROM credit_lot_deductions WHERE created_at < p_at GROUP BY 1
  ), purchased AS (
    SELECT user_id, sum(purchased) AS credits FROM ledger_transactions
    WHERE created_at < p_at AND user_id IN (SELECT user_id FROM credit_lots) GROUP BY 1
  ), lots AS (
    SELECT l.id, l.user_id, l.order_id, l.credits, l.amount, round(l.amount * l.vat_rate / (100 + l.vat_rate)) AS vat,
      l.credits - coalesce(t.credits, 0) AS stop
    FROM credit_lots l LEFT JOIN taken t ON t.lot_id = l.id WHERE l.created_at < p_at
  ), held AS (
    SELECT l.*, greatest(0, least(l.stop, coalesce(p.credits, 0) - coalesce(sum(l.stop) OVER newer, 0))) AS remaining
    FROM lots l LEFT JOIN purchased p USING (user_id)
    WINDOW newer AS (PARTITION BY l.user_id ORDER BY l.id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
  )
  SELECT order_id, (
    round(amount * stop::numeric / credits) - round(vat * stop / credits)
    - round(amount * (stop - remaining)::numeric / credits) + round(vat * (stop - remaining) / credits))::bigint
  FROM held;
$function$
;
CREATE OR REPLACE FUNCTION public.displace_place()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  km_per_degree CONSTANT float8 := 111.195;
  narrowing float8 := greatest(cos(radians(NEW.lat)), 0.01);
  square text := floor((NEW.lat + 90) / 0.09) || ':' || floor((NEW.lon + 180) * narrowing / 0.09);
  hash bytea := sha256(convert_to(NEW.place_secret || ':' || square, 'UTF8'));
  turn float8 := 2 * pi() * (get_byte(hash, 0) * 256 + get_byte(hash, 1)) / 65536;
  -- Of the squares of two kilometres that are compared at last, the nearest is still three away.
  km float8 := 4.5 + 2.0 * (get_byte(hash, 2) * 256 + get_byte(hash, 3)) / 65536;
BEGIN
  IF NEW.lat IS NULL OR NEW.lon IS NULL THEN
    NEW.shown_lat := NULL;
    NEW.shown_lon := NULL;
    RETURN NEW;
  END IF;
  NEW.shown_lat := greatest(-90, least(90, NEW.lat + km * cos(turn) / km_per_degree));
  NEW.shown_lon := NEW.lon + km * sin(turn) / (km_per_degree * narrowing);
  IF NEW.shown_lon > 180 THEN NEW.shown_lon := NEW.shown_lon - 360; END IF;
  IF NEW.shown_lon < -180 THEN NEW.shown_lon := NEW.shown_lon + 360; END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.fill_order_site()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.site_id := (SELECT site_id FROM users WHERE id = NEW.user_id);
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.hide_held_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.status IN ('held', 'suspended', 'banned') THEN
    UPDATE profiles SET status = 'disabled', updated_at = greatest(updated_at, now()) WHERE user_id = NEW.id AND status = 'active';
  ELSIF NEW.status = 'active' THEN
    UPDATE profiles SET status = 'active', updated_at = greatest(updated_at, now()) WHERE user_id = NEW.id AND status = 'disabled';
  END IF;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.invoices_are_fixed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.user_id IS NULL AND to_jsonb(NEW) - 'user_id' = to_jsonb(OLD) - 'user_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'invoices are fixed';
END $function$
;
CREATE OR REPLACE FUNCTION public.ledger_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'the ledger is append only';
END $function$
;
CREATE OR REPLACE FUNCTION public.mark_received(p_low bigint, p_high bigint, p_receiver bigint, p_up_to bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  UPDATE conversations SET
    low_received_up_to = CASE p_receiver WHEN low_id THEN greatest(low_received_up_to, least(p_up_to, last_message_id)) ELSE low_received_up_to END,
    high_received_up_to = CASE p_receiver WHEN high_id THEN greatest(high_received_up_to, least(p_up_to, last_message_id)) ELSE high_received_up_to END
    WHERE low_id = p_low AND high_id = p_high
      AND least(p_up_to, last_message_id) > CASE p_receiver WHEN low_id THEN low_received_up_to ELSE high_received_up_to END
$function$
;
CREATE OR REPLACE FUNCTION public.note_erasure()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO erasures (kind, subject_id, deleted_at) VALUES (TG_ARGV[0], NEW.id, NEW.deleted_at);
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.queue_token_deletion()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO tokens_to_delete (provider, token) VALUES (OLD.provider, OLD.token) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.received_by_like()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM mark_received(least(NEW.from_id, NEW.to_id), greatest(NEW.from_id, NEW.to_id), NEW.from_id, 9223372036854775807);
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.received_by_reaction()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Only the receiver can react.
  PERFORM mark_received(c.low_id, c.high_id, CASE NEW.sender_id WHEN c.low_id THEN c.high_id ELSE c.low_id END, NEW.id)
    FROM conversations c WHERE c.id = NEW.conversation_id;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.report_case_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  changed record;
BEGIN
  SELECT c.site_id, c.number, c.kind, EXISTS (
    SELECT FROM case_sources s JOIN complaints o ON o.id = s.complaint_id WHERE s.case_id = c.id AND o.subject = 'payment') AS payment
  INTO changed FROM cases c WHERE c.id = NEW.case_id;
  RAISE NOTICE USING ERRCODE = 'RP001', MESSAGE = 'case.changed',
    DETAIL = json_build_object('site', changed.site_id, 'number', changed.number, 'kind', changed.kind, 'payment', changed.payment, 'what', NEW.what);
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.report_profile_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_TABLE_NAME = 'profiles' AND TG_OP = 'UPDATE' THEN
    -- Who is here changes all the time, and travels by itself or waits for the next poll.
    IF NEW.last_active_at <> OLD.last_active_at THEN
      NEW.last_active_at := OLD.last_active_at;
      NEW.updated_at := OLD.updated_at;
    END IF;
    NEW.online_at := OLD.online_at;
    IF NEW IS NOT DISTINCT FROM OLD THEN RETURN NULL; END IF;
  END IF;
  RAISE NOTICE USING ERRCODE = 'RP001', MESSAGE = 'profile.changed',
    DETAIL = json_build_object('user', CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END);
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.staff_log_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'the log of staff is append only';
END $function$
;
CREATE OR REPLACE FUNCTION public.touch_own_profile()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.updated_at := greatest(OLD.updated_at, now());
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.touch_profile()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Changed in the same transaction already: its writer has said so.
  UPDATE profiles SET updated_at = now()
    WHERE user_id = CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END AND updated_at < now() - interval '1 second';
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.withdraw_changed_photo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  was_listed boolean := OLD.status = 'active' AND OLD.deleted_at IS NULL;
  next_photo photos;
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF was_listed THEN PERFORM withdraw_photo(OLD); END IF;
  ELSIF was_listed AND (NEW.status <> 'active' OR NEW.deleted_at IS NOT NULL OR NEW.position > OLD.position) THEN
    PERFORM withdraw_photo(NEW);
  ELSIF NOT was_listed AND NEW.status = 'active' AND NEW.deleted_at IS NULL THEN
    SELECT * INTO next_photo FROM photos f
      WHERE f.user_id = NEW.user_id AND f.status = 'active' AND f.deleted_at IS NULL AND (f.position, f.id) > (NEW.position, NEW.id)
      ORDER BY f.position, f.id LIMIT 1;
    IF FOUND THEN PERFORM withdraw_photo(next_photo); END IF;
  END IF;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.withdraw_hidden_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM withdraw_photo(f) FROM photos f WHERE f.user_id = NEW.user_id AND f.status = 'active' AND f.deleted_at IS NULL;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.withdraw_photo(p photos)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO withdrawn_photos AS w (name, site_id, width, avif)
  VALUES (p.name, (SELECT site_id FROM profiles WHERE user_id = p.user_id), p.width, p.avif)
  ON CONFLICT (name) DO UPDATE SET version = w.version + 1, times_purged = 0, failures = 0, due_at = NULL;
$function$
;
CREATE TRIGGER book_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.book_entries FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
CREATE CONSTRAINT TRIGGER book_entries_balanced AFTER INSERT ON public.book_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION book_transaction_is_balanced();
CREATE TRIGGER book_transactions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.book_transactions FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER case_events_report AFTER INSERT ON public.case_events FOR EACH ROW EXECUTE FUNCTION report_case_event();
CREATE TRIGGER consents_report AFTER INSERT OR DELETE OR UPDATE ON public.consents FOR EACH ROW EXECUTE FUNCTION report_profile_change();
CREATE TRIGGER consents_touch AFTER INSERT OR DELETE OR UPDATE ON public.consents FOR EACH ROW EXECUTE FUNCTION touch_profile();
CREATE TRIGGER count_discount_use AFTER INSERT OR UPDATE OF state ON public.discount_uses FOR EACH ROW EXECUTE FUNCTION count_discount_use();
CREATE TRIGGER invoices_fixed BEFORE DELETE OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION invoices_are_fixed();
CREATE TRIGGER ledger_transactions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER likes_received AFTER INSERT ON public.likes FOR EACH ROW EXECUTE FUNCTION received_by_like();
CREATE TRIGGER messages_received AFTER UPDATE OF reaction ON public.messages FOR EACH ROW WHEN (((new.reaction IS NOT NULL) AND (new.reaction IS DISTINCT FROM old.reaction))) EXECUTE FUNCTION received_by_reaction();
CREATE TRIGGER orders_site_filled BEFORE INSERT ON public.orders FOR EACH ROW WHEN ((new.site_id IS NULL)) EXECUTE FUNCTION fill_order_site();
CREATE TRIGGER payment_means_deleted AFTER DELETE ON public.payment_means FOR EACH ROW EXECUTE FUNCTION queue_token_deletion();
CREATE TRIGGER photos_erased AFTER UPDATE OF deleted_at ON public.photos FOR EACH ROW WHEN ((old.deleted_at IS DISTINCT FROM new.deleted_at)) EXECUTE FUNCTION note_erasure('photo');
CREATE TRIGGER photos_report AFTER INSERT OR DELETE OR UPDATE ON public.photos FOR EACH ROW EXECUTE FUNCTION report_profile_change();
CREATE TRIGGER photos_touch_delete AFTER DELETE ON public.photos FOR EACH ROW WHEN (((old.status = 'active'::text) AND (old.deleted_at IS NULL))) EXECUTE FUNCTION touch_profile();
CREATE TRIGGER photos_touch_insert AFTER INSERT ON public.photos FOR EACH ROW WHEN (((new.status = 'active'::text) AND (new.deleted_at IS NULL))) EXECUTE FUNCTION touch_profile();
CREATE TRIGGER photos_touch_update AFTER UPDATE OF status, deleted_at ON public.photos FOR EACH ROW WHEN ((((new.status = 'active'::text) AND (new.deleted_at IS NULL)) <> ((old.status = 'active'::text) AND (old.deleted_at IS NULL)))) EXECUTE FUNCTION touch_profile();
CREATE TRIGGER photos_withdraw AFTER DELETE OR UPDATE ON public.photos FOR EACH ROW EXECUTE FUNCTION withdraw_changed_photo();
CREATE TRIGGER profiles_displaced BEFORE INSERT OR UPDATE OF lat, lon, place_secret ON public.profiles FOR EACH ROW EXECUTE FUNCTION displace_place();
CREATE TRIGGER profiles_report AFTER INSERT OR DELETE OR UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION report_profile_change();
CREATE TRIGGER profiles_touch BEFORE UPDATE OF site_id, status, date_of_birth, last_active_at, created_at, gender, country, region, lat, lon, hair_colour, eye_colour, body_type, relationship_status, sexuality, wish, children, smoking, religion, interests, search_gender, search_min_age, search_max_age, fictional, hide_online, hide_from_search ON public.profiles FOR EACH ROW WHEN ((new.updated_at = old.updated_at)) EXECUTE FUNCTION touch_own_profile();
CREATE TRIGGER profiles_withdraw AFTER UPDATE OF status ON public.profiles FOR EACH ROW WHEN (((old.status = 'active'::text) AND (new.status <> 'active'::text))) EXECUTE FUNCTION withdraw_hidden_member();
CREATE TRIGGER staff_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.staff_log FOR EACH STATEMENT EXECUTE FUNCTION staff_log_is_append_only();
CREATE TRIGGER staff_log_heads_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.staff_log_heads FOR EACH STATEMENT EXECUTE FUNCTION staff_log_is_append_only();
CREATE TRIGGER users_erased AFTER UPDATE OF deleted_at ON public.users FOR EACH ROW WHEN ((old.deleted_at IS DISTINCT FROM new.deleted_at)) EXECUTE FUNCTION note_erasure('account');
CREATE TRIGGER users_hold AFTER UPDATE OF status ON public.users FOR EACH ROW WHEN (((old.status <> new.status) AND ((old.status = ANY (ARRAY['held'::text, 'suspended'::text, 'banned'::text])) OR (new.status = ANY (ARRAY['held'::text, 'suspended'::text, 'banned'::text]))))) EXECUTE FUNCTION hide_held_member();
