import { useState, type ReactElement } from 'react';
import { Alert, Button, ProgressBar, Tabs } from '../ui/index.ts';
import { Board } from './board.tsx';

export function NoticesBoard(): ReactElement {
  const [shown, setShown] = useState(true);
  return (
    <Board title="Notices">
      <div className="grid gap-4 lg:grid-cols-2">
        {shown && (
          <Alert
            icon="user-circle"
            title="Dein Profil hat noch kein Foto."
            onClose={() => setShown(false)}
            closeLabel="Close"
            actions={
              <Button kind="primary" size="small">
                Foto hinzufügen
              </Button>
            }
          >
            Mit Foto findest du leichter ins Gespräch. Du brauchst nur eins.
          </Alert>
        )}
        <Alert
          tone="note"
          icon="bell"
          title="Anna hat geantwortet. Sollen wir dir Bescheid sagen?"
          onClose={() => undefined}
          closeLabel="Close"
          actions={[
            <Button key="on" kind="ink" size="small">
              Benachrichtigungen einschalten
            </Button>,
            <Button key="not" kind="plain" size="small">
              Nicht jetzt
            </Button>,
          ]}
        >
          Du bekommst Push nur bei Nachrichten, alles andere stellst du selbst ein.
        </Alert>
        <Alert tone="note" icon="bell-slash" title="Du hast Benachrichtigungen ausgeschaltet.">
          Neue Nachrichten siehst du gerade nur, wenn du hier bist.
        </Alert>
        <Alert
          tone="amber"
          icon="envelope-simple"
          title="Bestätige deine E-Mail-Adresse."
          actions={[
            <Button key="again" kind="ink" size="small">
              Mail noch mal senden
            </Button>,
            <Button key="edit" kind="plain" size="small">
              Adresse ändern
            </Button>,
          ]}
        >
          Bis dahin kann dir niemand antworten, und Schreiben kostet dich nichts.
        </Alert>
      </div>
    </Board>
  );
}

export function NavigationBoard(): ReactElement {
  const [loading, setLoading] = useState(false);
  return (
    <Board title="Navigation">
      <Tabs
        label="Likes"
        tabs={[
          { to: '?', label: 'Received', count: 5, countLabel: '5 new' },
          { to: '/likes/sent', label: 'Sent', count: 0 },
          { to: '/likes/matches', label: 'Matches', count: 120, countLabel: '120 new' },
        ]}
      />
      <div>
        <Button
          onClick={() => {
            setLoading(true);
            setTimeout(() => setLoading(false), 3000);
          }}
        >
          Progress bar
        </Button>
      </div>
      <ProgressBar active={loading} label="Loading the page" />
    </Board>
  );
}
