import { useState, type ReactElement } from 'react';
import { Chip, ChipLink, Count, EmptyState, Button, Face, Kbd, Logo, Panel, Photo, Pill, Skeleton, Tag } from '../ui/index.ts';
import { Board, Columns, Row, State } from './board.tsx';
import { jonas, ute } from './portraits.ts';

export function ChipsBoard(): ReactElement {
  const [online, setOnline] = useState(false);
  return (
    <Board title="Chips and badges">
      <Row>
        <State name="opens filters">
          <Chip strong icon="sliders-horizontal" count={4}>
            Filter
          </Chip>
        </State>
        <State name="removable">
          <Chip removeLabel="remove">bis 50 km</Chip>
        </State>
        <State name="toggle">
          <Chip on={online} onClick={() => setOnline(!online)}>
            gerade online
          </Chip>
        </State>
        <State name="link, on">
          <ChipLink to="#chip" on>
            mit Foto
          </ChipLink>
        </State>
        <State name="none left">
          <Chip none>vegetarisch (0)</Chip>
        </State>
        <State name="interest">
          <Tag icon="interest-coffee">Kaffee</Tag>
        </State>
        <State name="shared">
          <Tag icon="interest-hiking" shared>
            Wandern
          </Tag>
        </State>
      </Row>
      <Row>
        <State name="unread">
          <span className="flex gap-2">
            <Count value={3} label="3 unread" />
            <Count value={42} />
            <Count value={120} />
          </span>
        </State>
        <State name="plain">
          <Count value={4} plain />
        </State>
        <State name="new">
          <Pill kind="new">neu</Pill>
        </State>
        <State name="online">
          <Pill kind="ok" dot>
            online
          </Pill>
        </State>
        <State name="on a photo">
          <Pill kind="paper" dot>
            online
          </Pill>
        </State>
        <State name="premium">
          <Pill kind="amber" icon="crown-simple">
            Premium
          </Pill>
        </State>
        <State name="warn">
          <Pill kind="warn">noch 7</Pill>
        </State>
        <State name="ink">
          <Pill kind="ink">0</Pill>
        </State>
        <State name="plain">
          <Pill>gestern</Pill>
        </State>
        <State name="fictional, ad">
          <span className="flex gap-2">
            <Pill kind="outline">Fiktives Profil</Pill>
            <Pill kind="outline">Anzeige</Pill>
          </span>
        </State>
        <State name="key">
          <span>
            <Kbd>Shift</Kbd> <Kbd>Enter</Kbd>
          </span>
        </State>
      </Row>
    </Board>
  );
}

export function SurfacesBoard(): ReactElement {
  return (
    <Board title="Photos, faces, panels">
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Photo src={ute} alt="Ute, photo 1 of 3" width={480} height={600} priority>
          <Pill kind="paper" dot className="absolute top-2.5 left-2.5">
            online
          </Pill>
        </Photo>
        <Photo src={jonas} alt="Jonas, photo 1 of 2" width={480} height={600} mirror />
        <Photo
          src={ute}
          alt="Ute, photo 2 of 3"
          width={480}
          height={600}
          shape="medium"
          className="aspect-square self-start"
          position="50% 20%"
        />
        <Photo
          src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="
          alt=""
          width={480}
          height={600}
          placeholder="oklch(0.7 0.09 60)"
          shape="medium"
          mirror
        />
      </div>
      <Row>
        <State name="72, online">
          <Face src={jonas} alt="Jonas" size={72} online="online" />
        </State>
        <State name="48">
          <Face src={ute} alt="Ute" />
        </State>
        <State name="40, no photo">
          <Face alt="Somebody" size={40} />
        </State>
        <State name="logo">
          <Logo name="Emberleaf" compact />
        </State>
      </Row>
      <Columns>
        <Panel>plain</Panel>
        <Panel tone="flat">flat</Panel>
        <Panel tone="blush">blush</Panel>
        <Panel tone="amber">amber</Panel>
        <Panel tone="raised" mirror>
          raised, mirrored
        </Panel>
      </Columns>
      <div className="grid gap-6 md:grid-cols-2">
        <EmptyState
          level={3}
          title="Hier ist gerade niemand"
          actions={
            <>
              <Button kind="primary">„Augen grün“ weglassen, 38 zeigen</Button>
              <Button kind="plain">Alle Filter zurücksetzen</Button>
            </>
          }
        >
          Am meisten hilft es, die Augenfarbe wegzulassen: dann sind es 38 Menschen.
        </EmptyState>
        <Panel aria-busy="true" className="grid content-start gap-3">
          <div className="grid grid-cols-3 gap-3.5">
            <Skeleton shape="photo" />
            <Skeleton shape="photo" />
            <Skeleton shape="photo" />
          </div>
          <Skeleton className="w-3/4" />
          <Skeleton className="h-3 w-5/6" />
          <div className="flex items-center gap-3">
            <Skeleton shape="face" className="size-12" />
            <Skeleton shape="block" className="h-10 flex-1" />
          </div>
        </Panel>
      </div>
    </Board>
  );
}
