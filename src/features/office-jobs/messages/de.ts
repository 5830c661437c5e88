import type { MessageShape } from '#platform/contract/messages.ts';
import type { JobsErrorCode } from '../contract/errors.ts';

export const messages = {
  name: 'Technik',
  what: 'Die Technik',
  calm: 'Alles läuft',
  hanging: '{n, plural, one {Eine Aufgabe hängt} other {{n, number} Aufgaben hängen}}',
  lead: 'Stand {time}, alle 10\u00a0s neu. Für alle Sites.',
  stuck: {
    title: 'Was hängt',
    job: 'Aufgabe',
    state: 'Zustand',
    failed: 'aufgegeben',
    waiting: 'wartet zu lange',
    since: 'seit',
    tries: '{n, plural, =0 {noch kein Versuch} one {ein Versuch} other {{n, number} Versuche}}',
    error: 'Grund',
    act: 'Tun',
    retry: 'Noch mal',
    retryNamed: '{name} noch mal versuchen',
    retried: 'Sie läuft gleich noch mal.',
  },
  open: { title: 'Wartet auf Menschen', since: 'seit {when}', nothing: 'Nichts wartet.' },
  queues: {
    title: 'Warteschlangen',
    nothing: 'Keine Schlange hat etwas zu tun, und in den letzten 24\u00a0h war nichts.',
    name: 'Schlange',
    waiting: 'warten',
    oldest: 'älteste',
    running: 'laufen',
    done: 'fertig in 24\u00a0h',
    failed: 'aufgegeben',
  },
  repeated: { title: 'Nächste Läufe', running: 'läuft gerade' },
  search: { title: 'Suche', members: 'Mitglieder', from: 'Geladen aus', database: 'Datenbank', snapshot: 'Abbild', loading: 'lädt noch' },
  mail: {
    title: 'Mails im DNS',
    lead: 'Was andere Mailserver über {domain} finden. DKIM prüft nur, wer eine Mail bekommt.',
    found: 'gefunden',
    missing: 'fehlt',
    doubled: 'doppelt, gilt also nicht',
    unknown: 'ohne Verbindung zum DNS nicht zu prüfen',
  },
  disk: {
    title: 'Platz',
    used: '{used} von {total}',
    free: 'frei',
    database: 'Datenbank',
    bytes: '{n, number} GB',
    megabytes: '{n, number}\u00a0MB',
  },
  versions: { title: 'Fassungen', since: 'läuft seit', schema: 'Stand der Datenbank' },
  errors: { job_not_open: 'Diese Aufgabe läuft gerade oder ist schon fertig.' } satisfies Record<JobsErrorCode, string>,
} as const;

export type Messages = MessageShape<typeof messages>;
