import { useState, type ReactElement } from 'react';
import { ToastProvider } from '../shell/toast-provider.tsx';
import { Announcer, ChoiceChips, Logo } from '../ui/index.ts';
import { ButtonsBoard } from './buttons-board.tsx';
import { ChipsBoard, SurfacesBoard } from './chips-board.tsx';
import { FoundationsBoard, IconsBoard } from './foundations-board.tsx';
import { ChoicesBoard, TextBoard } from './inputs-board.tsx';
import { NavigationBoard, NoticesBoard } from './notices-board.tsx';
import { OverlaysBoard } from './overlays-board.tsx';

type Theme = 'system' | 'light' | 'dark';

/** Every component in every state; for development only, inside a router. */
export function GalleryPage(): ReactElement {
  const [theme, setTheme] = useState<Theme>('system');
  function choose(next: Theme): void {
    setTheme(next);
    if (next === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = next;
  }
  return (
    <Announcer>
      <ToastProvider label="Messages">
        <main className="wrap py-6 lg:py-12">
          <header className="mb-4 flex flex-wrap items-end justify-between gap-4">
            <div>
              <Logo name="Emberleaf" />
              <h1 className="title-l">Leaf &amp; Ember: the parts</h1>
            </div>
            <ChoiceChips
              legend="Theme"
              hideLegend
              small
              value={theme}
              onChange={choose}
              choices={[
                { value: 'system', label: 'System' },
                { value: 'light', label: 'Light', icon: 'sun' },
                { value: 'dark', label: 'Dark', icon: 'moon' },
              ]}
            />
          </header>
          <FoundationsBoard />
          <ButtonsBoard />
          <TextBoard />
          <ChoicesBoard />
          <ChipsBoard />
          <SurfacesBoard />
          <OverlaysBoard />
          <NoticesBoard />
          <NavigationBoard />
          <IconsBoard />
        </main>
      </ToastProvider>
    </Announcer>
  );
}
