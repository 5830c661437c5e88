import { useState, type ReactElement } from 'react';
import { Button, ButtonLink, IconButton, IconLink, Kbd, RoundButton, Spinner } from '../ui/index.ts';
import { Board, Row, State } from './board.tsx';

export function ButtonsBoard(): ReactElement {
  const [loading, setLoading] = useState(false);
  const [liked, setLiked] = useState(true);
  return (
    <Board title="Buttons" note="Hover, press and focus are real: try them.">
      <Row>
        <State name="primary">
          <Button kind="primary">Nachricht</Button>
        </State>
        <State name="disabled">
          <Button kind="primary" disabled>
            Nachricht
          </Button>
        </State>
        <State name="loading">
          <Button kind="primary" loading>
            Nachricht
          </Button>
        </State>
        <State name="press to load">
          <Button
            kind="quiet"
            loading={loading}
            onClick={() => {
              setLoading(true);
              setTimeout(() => setLoading(false), 1500);
            }}
          >
            Speichern
          </Button>
        </State>
        <State name="link">
          <ButtonLink kind="primary" to="#button">
            Nachricht
          </ButtonLink>
        </State>
      </Row>
      <Row>
        <State name="quiet">
          <Button>Abbrechen</Button>
        </State>
        <State name="plain">
          <Button kind="plain">Später</Button>
        </State>
        <State name="blush, small">
          <Button kind="blush" size="small" icon="heart">
            Like zurück
          </Button>
        </State>
        <State name="ink, destructive">
          <Button kind="ink" icon="trash">
            Unterhaltung löschen
          </Button>
        </State>
        <State name="amber">
          <Button kind="amber" icon="crown-simple">
            Premium ansehen
          </Button>
        </State>
      </Row>
      <Row>
        <State name="tall, 56 px">
          <Button kind="primary" size="tall">
            Kostenlos anmelden
          </Button>
        </State>
        <State name="mirrored">
          <Button kind="primary" mirror icon="paper-plane-right-fill">
            Senden
          </Button>
        </State>
        <State name="small, 40 px">
          <Button size="small">Umkreis auf 150 km</Button>
        </State>
        <State name="with its key">
          <Button size="small">
            Sperren <Kbd>S</Kbd>
          </Button>
        </State>
        <State name="spinner">
          <Spinner label="Loading" />
        </State>
      </Row>
      <div className="max-w-80">
        <State name="wide, long words">
          <Button kind="primary" wide>
            Zahlungspflichtig bestellen und sofort freischalten
          </Button>
        </State>
      </div>
      <Row>
        <State name="icon, 44 px">
          <IconButton icon="dots-three-vertical" label="More" />
        </State>
        <State name="on">
          <IconButton icon={liked ? 'heart-fill' : 'heart'} on={liked} aria-pressed={liked} label="Like" onClick={() => setLiked(!liked)} />
        </State>
        <State name="solid">
          <IconButton icon="arrow-left" solid label="Back" />
        </State>
        <State name="counted link">
          <IconLink icon="chat-circle" to="#chats" label="Chats, 3 unread" count={3} />
        </State>
        <State name="99+">
          <IconLink icon="heart" to="#likes" label="Likes, 120 new" count={120} />
        </State>
        <State name="disabled">
          <IconButton icon="trash" label="Delete" disabled />
        </State>
        <State name="round, 64 px">
          <RoundButton icon="x" label="Pass" />
        </State>
        <State name="like">
          <RoundButton icon="heart-fill" tone="like" mirror label="Like" />
        </State>
        <State name="small">
          <RoundButton icon="arrow-counter-clockwise" small label="Undo" />
        </State>
        <State name="heart">
          <RoundButton icon="heart-fill" tone="heart" small mirror label="Like" />
        </State>
        <State name="disabled">
          <RoundButton icon="x" label="Pass" disabled />
        </State>
      </Row>
    </Board>
  );
}
