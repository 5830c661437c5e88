-- Others see each member 4.5 to 6.5 km away from where they are, in a secret direction that only changes with the square of ten
-- kilometres (docs/decisions/0083-show-members-some-kilometres-away.md).
CREATE OR REPLACE FUNCTION displace_place() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

CREATE OR REPLACE TRIGGER profiles_displaced BEFORE INSERT OR UPDATE OF lat, lon, place_secret ON profiles
  FOR EACH ROW EXECUTE FUNCTION displace_place();
