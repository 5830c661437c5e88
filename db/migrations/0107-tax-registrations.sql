-- VAT is charged only where the company is registered. Until now it was charged everywhere, with the first number of the company:
-- that is its registration at home, and where another member state was sold to with VAT, the one for the One Stop Shop, too.
-- A company without a number gets an empty list, and sells nothing before it is filled. What older entries say stays.
UPDATE sites s SET company = jsonb_build_object(
  'tax_registrations', CASE WHEN s.company->'vat_numbers'->>0 IS NULL THEN '[]'::jsonb ELSE
    jsonb_build_array(jsonb_build_object('country', s.company->>'country', 'number', s.company->'vat_numbers'->>0,
      'from', left(s.company->>'added', 10)))
    || CASE WHEN s.company->>'country' = ANY (eu.states) AND EXISTS (
      SELECT FROM book_orders o JOIN sites x ON x.id = o.site_id
      WHERE x.settings->>'company_id' = s.settings->>'company_id' AND o.vat_rate > 0
        AND o.country = ANY (eu.states) AND o.country <> s.company->>'country')
      THEN jsonb_build_array(jsonb_build_object('country', 'OSS', 'number', s.company->'vat_numbers'->>0,
        'from', left(s.company->>'added', 10)))
      ELSE '[]'::jsonb END
    END,
  'untaxed_countries', '[]'::jsonb,
  'vat_rates', '[]'::jsonb) || s.company
FROM (SELECT '{AT,BE,BG,CY,CZ,DE,DK,EE,ES,FI,FR,GR,HR,HU,IE,IT,LT,LU,LV,MT,NL,PL,PT,RO,SE,SI,SK}'::text[] AS states) eu;
