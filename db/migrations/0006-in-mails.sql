-- Members decide themselves what mails to other members say of them.
ALTER TABLE profiles
  ADD COLUMN mail_name boolean NOT NULL DEFAULT true,
  ADD COLUMN mail_photo boolean NOT NULL DEFAULT false;
