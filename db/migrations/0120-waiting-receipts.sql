-- Those that wait are looked for every minute among all declarations. Numbered after all others, since a database that has those
-- takes none before them.
CREATE INDEX withdrawals_waiting_receipts ON withdrawals (id) WHERE receipt_sent_at IS NULL;
