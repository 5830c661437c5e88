-- Links in notification mails that log their reader in (src/features/account/server/login-by-link.ts).
ALTER TABLE link_tokens DROP CONSTRAINT link_tokens_purpose_check;
ALTER TABLE link_tokens ADD CONSTRAINT link_tokens_purpose_check CHECK (purpose IN ('activation', 'password_reset', 'mail_change', 'login'));
