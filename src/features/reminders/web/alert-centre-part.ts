import { loadPart } from '#platform/web/shell/load-part.tsx';

/** Loaded when the account menu opens it for the first time. */
export const AlertCentre = loadPart(async () => (await import('./alert-centre.tsx')).AlertCentre, { texts: ['reminders', 'pwa'] });
