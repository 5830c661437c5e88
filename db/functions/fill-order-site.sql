-- Until the next release, which deletes this: the previous release still runs beside this one and stores orders without their site.
CREATE OR REPLACE FUNCTION fill_order_site() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.site_id := (SELECT site_id FROM users WHERE id = NEW.user_id);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER orders_site_filled BEFORE INSERT ON orders
  FOR EACH ROW WHEN (NEW.site_id IS NULL) EXECUTE FUNCTION fill_order_site();
