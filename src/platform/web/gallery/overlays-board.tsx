import { useState, type ReactElement } from 'react';
import {
  Button,
  ButtonLink,
  Dialog,
  Face,
  Field,
  IconButton,
  Menu,
  MenuItem,
  Sheet,
  Switch,
  TextInput,
  useAnnounce,
  useToast,
} from '../ui/index.ts';
import { Board, Row } from './board.tsx';
import { jonas, ute } from './portraits.ts';

type Overlay = 'dialog' | 'locked' | 'wide' | 'sheet' | null;
const languages = [
  ['da', 'Dansk'],
  ['de', 'Deutsch'],
  ['en', 'English'],
  ['es', 'Español'],
  ['fi', 'Suomi'],
  ['fr', 'Français'],
] as const;

export function OverlaysBoard(): ReactElement {
  const [open, setOpen] = useState<Overlay>(null);
  const close = (): void => setOpen(null);
  return (
    <Board title="Overlays">
      <Row>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('wide')}>Wide, title hidden</Button>
        <Button onClick={() => setOpen('locked')}>Locked</Button>
        <Button onClick={() => setOpen('sheet')}>Sheet</Button>
        <Menus />
      </Row>
      <Row>
        <Toasts />
      </Row>

      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Delete this conversation?"
        closeLabel="Close"
        footer={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button kind="ink" icon="trash" onClick={close}>
              Delete
            </Button>
          </>
        }
      >
        <p className="soft">Ute keeps her copy. Yours cannot be brought back.</p>
        <div className="mt-4">
          <Field label="Why?">
            <TextInput />
          </Field>
        </div>
        <div className="mt-4">
          <Row>
            <Toasts />
          </Row>
        </div>
      </Dialog>
      <Dialog open={open === 'wide'} onClose={close} title="A match" hideTitle closeLabel="Close" wide>
        <div className="grid gap-4 py-8 text-center">
          <p className="title-xl">It is a match</p>
          <p className="soft">Say something kind.</p>
        </div>
      </Dialog>
      <Dialog
        open={open === 'locked'}
        onClose={close}
        locked
        title="We are taking your payment"
        closeLabel="Close"
        footer={
          <Button kind="primary" wide onClick={close}>
            Done
          </Button>
        }
      >
        <p>Escape and the backdrop do nothing here.</p>
      </Dialog>
      <FilterSheet open={open === 'sheet'} onClose={close} />
    </Board>
  );
}

function FilterSheet({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const [rows, setRows] = useState<readonly number[]>([]);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      light
      title="Filter"
      closeLabel="Close"
      action={
        <Button kind="plain" size="small" onClick={() => setRows([])}>
          Reset
        </Button>
      }
      footer={
        <Button kind="primary" size="tall" wide onClick={onClose}>
          Show 214 people
        </Button>
      }
    >
      <div className="divide-y border-y">
        {Array.from({ length: 16 }, (_, index) => (
          <Switch
            key={index}
            label={`Wish ${index + 1}`}
            checked={rows.includes(index)}
            onChange={(on) => setRows(on ? [...rows, index] : rows.filter((row) => row !== index))}
          />
        ))}
      </div>
    </Sheet>
  );
}

function Menus(): ReactElement {
  const [language, setLanguage] = useState<string>('de');
  return (
    <>
      <Menu
        label="Account"
        trigger={(menu) => <IconButton {...menu} icon="user" label="Account" />}
        head={
          <>
            <Face src={jonas} alt="" />
            <span>
              <b>Jonas, 37</b>
              <br />
              <span className="text-s soft">42 Credits, Premium</span>
            </span>
          </>
        }
      >
        <MenuItem icon="user" to="#me">
          Mein Profil
        </MenuItem>
        <MenuItem icon="gear-six" to="#settings">
          Einstellungen
        </MenuItem>
        <MenuItem icon="receipt" to="#orders" disabled>
          Käufe
        </MenuItem>
        <hr />
        <MenuItem icon="sign-out" onSelect={() => undefined}>
          Abmelden
        </MenuItem>
      </Menu>
      <Menu
        label="Language"
        trigger={(menu) => (
          <Button {...menu} kind="plain" icon="globe-simple">
            {language.toUpperCase()}
          </Button>
        )}
      >
        {languages.map(([code, name]) => (
          <MenuItem key={code} lang={code} checked={code === language} onSelect={() => setLanguage(code)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <ButtonLink kind="plain" to="#elsewhere">
        Elsewhere
      </ButtonLink>
    </>
  );
}

function Toasts(): ReactElement {
  const toast = useToast();
  const announce = useAnnounce();
  return (
    <>
      <Button
        size="small"
        onClick={() =>
          toast({
            icon: 'check-circle',
            text: 'Bente ausgeblendet.',
            action: { label: 'Rückgängig', onAction: () => announce('Back again') },
          })
        }
      >
        Toast with action
      </Button>
      <Button
        size="small"
        onClick={() =>
          toast({
            kind: 'paper',
            key: 'anna',
            face: <Face src={ute} alt="" size={40} />,
            title: 'Anna',
            text: 'Dann bring ich die Suppe mit.',
            action: { label: 'Öffnen', onAction: () => undefined },
          })
        }
      >
        Message
      </Button>
      <Button
        size="small"
        onClick={() =>
          toast({ icon: 'wifi-slash', key: 'offline', seconds: null, text: 'Du bist offline. Eine Nachricht wartet und geht später raus.' })
        }
      >
        Offline, stays
      </Button>
      <Button size="small" onClick={() => announce('3 new messages from Anna')}>
        Announce
      </Button>
    </>
  );
}
