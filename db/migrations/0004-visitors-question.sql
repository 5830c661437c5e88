-- Members are asked once whether people without an account may see their profile. Null: they have not answered yet.
ALTER TABLE profiles ADD COLUMN visitors_answered_at timestamptz;
