export { ConsentsSection } from './consents-section.tsx';
export { DeleteSection } from './delete-section.tsx';
export { ExportSection } from './export-section.tsx';
export { consentsKey } from './keys.ts';
export { MailSection } from './mail-section.tsx';
export { PasswordSection } from './password-section.tsx';
export { PrivacySection } from './privacy-section.tsx';
export { consentsQuery, dataExportQuery, sessionsQuery } from './queries.ts';
export { SessionsSection } from './sessions-section.tsx';
