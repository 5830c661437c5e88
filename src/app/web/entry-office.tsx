import './office/office.css';
import { createRoot } from 'react-dom/client';
import { browserTransport, createApi } from '#platform/web/data/api-client.ts';
import { createCatalogs } from '#platform/web/data/catalogs.ts';
import { surviveTranslation } from '#platform/web/shell/translated-text.ts';
import { untilLoaded } from '#platform/web/shell/until-loaded.ts';
import { createAsks } from '#features/office/web/index.ts';
import { reloadOnceForMissingChunks } from './chunk-reload.ts';
import { loadOfficeCatalog } from './office/load-office-catalog.ts';
import { OfficeApp } from './office/office-app.tsx';

reloadOnceForMissingChunks();
surviveTranslation();

const root = document.getElementById('root') ?? document.body;
const catalogs = createCatalogs(loadOfficeCatalog, document.documentElement.lang === 'de' ? 'de' : 'en');
await untilLoaded(() => catalogs.ensure(['common', 'office']));
// A session that has ended is a question of `Asks`.
const api = createApi({ send: browserTransport, onLoggedOut: () => {}, refusesVisitors: () => true });
createRoot(root).render(<OfficeApp api={api} asks={createAsks()} catalogs={catalogs} siteName={root.dataset['site'] ?? ''} />);
