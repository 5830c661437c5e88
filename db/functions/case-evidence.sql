-- Until when the evidence of a case is kept: one month after the time for appeals, or after the last appeal was answered. Null: it is
-- needed, because the case or an appeal is open, or a decision is not applied yet. The only place that says so. An appeal has the
-- evidence of the case in which the first decision was made (`first_case`), which ends with it.
--   until   then a job erases it
CREATE OR REPLACE VIEW case_evidence (case_id, first_case, until) AS
  SELECT c.id, f.id,
    CASE WHEN f.state IN ('open', 'held_for_second')
      OR EXISTS (SELECT FROM decisions d JOIN cases a ON a.appeal_of = d.id AND a.state IN ('open', 'held_for_second') WHERE d.case_id = f.id)
      OR EXISTS (SELECT FROM decisions d WHERE d.case_id = f.id AND d.applied_at IS NULL AND d.withdrawn_at IS NULL)
    THEN NULL
    ELSE coalesce(greatest(
      (SELECT max(d.applied_at) + interval '6 months' FROM decisions d
        WHERE d.case_id = f.id AND NOT d.decided_by_machine AND NOT EXISTS (SELECT FROM cases a WHERE a.appeal_of = d.id)),
      (SELECT max(r.applied_at) FROM decisions d JOIN decisions r ON r.reviews = d.id WHERE d.case_id = f.id)),
      -- Closed without a decision, such as a complaint that was answered.
      (SELECT max(e.at) FROM case_events e WHERE e.case_id = f.id), f.opened_at
    ) + interval '1 month' END
  FROM cases c JOIN cases f ON f.id = coalesce((SELECT d.case_id FROM decisions d WHERE d.id = c.appeal_of), c.id);
