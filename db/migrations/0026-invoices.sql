-- The anonymous rows that stay of the orders of a purged account keep what reconciling with the provider needs. What the
-- tax law wants kept are the invoices below.
ALTER TABLE invoices RENAME TO purged_orders;
ALTER TABLE purged_orders RENAME CONSTRAINT invoices_pkey TO purged_orders_pkey;
ALTER TABLE purged_orders RENAME CONSTRAINT invoices_site_id_fkey TO purged_orders_site_id_fkey;

-- The last number given, by company and year. The row is locked until the transaction ends, so that a number is given only
-- with its invoice: no gap, whatever is rolled back.
CREATE TABLE invoice_counters (
  company_id int NOT NULL,
  year smallint NOT NULL,
  last int NOT NULL CHECK (last >= 0),
  PRIMARY KEY (company_id, year)
);

-- Invoices and reversals in one series. Everything on them is fixed: later changes of the site, of a tax or of the member
-- change no invoice.
CREATE TABLE invoices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL UNIQUE,
  company_id int NOT NULL,
  year smallint NOT NULL,
  sequence int NOT NULL CHECK (sequence > 0),
  kind text NOT NULL CHECK (kind IN ('invoice', 'reversal')),
  -- What it was issued for, such as `order:7`: asked for again, there is still one.
  source text NOT NULL UNIQUE,
  site_id smallint NOT NULL REFERENCES sites,
  -- The order is deleted when its buyer is purged; the number stays.
  order_id bigint NOT NULL,
  -- Null when the buyer is purged.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  reverses bigint REFERENCES invoices,
  -- In the site's time zone.
  issued_on date NOT NULL,
  language text NOT NULL,
  -- Of the buyer, ISO 3166-1 alpha-2.
  country text NOT NULL,
  currency text NOT NULL,
  vat_rate numeric(4, 2) NOT NULL,
  -- Minor units; negative on a reversal.
  total int NOT NULL,
  vat int NOT NULL,
  -- InvoiceContent: seller, lines, payment.
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (company_id, year, sequence),
  CHECK ((kind = 'reversal') = (reverses IS NOT NULL)),
  CHECK (CASE kind WHEN 'invoice' THEN total >= 0 AND vat >= 0 ELSE total < 0 AND vat <= 0 END)
);
-- Serves: a member's invoices; forgetting the member.
CREATE INDEX invoices_user ON invoices (user_id) WHERE user_id IS NOT NULL;
-- Serves: the invoices of an order, and how much of it is invoiced.
CREATE INDEX invoices_order ON invoices (order_id);

CREATE FUNCTION invoices_are_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.user_id IS NULL AND to_jsonb(NEW) - 'user_id' = to_jsonb(OLD) - 'user_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'invoices are fixed';
END $$;
CREATE TRIGGER invoices_fixed BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION invoices_are_fixed();

-- What proves the buyer's country: two proofs that agree decide the VAT. Null on orders made before they were asked for.
ALTER TABLE orders
  ADD COLUMN profile_country text,
  -- By the address of the connection; null when unknown.
  ADD COLUMN guessed_country text,
  -- Chosen at the checkout as the country to be billed in.
  ADD COLUMN declared_country text;
