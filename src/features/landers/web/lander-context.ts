import { createContext } from 'react-router';
import type { LanderView } from './lander.tsx';

/** Where the loader of a lander leaves, for the server, what is drawn; null on every other page. */
export const landerContext = createContext<LanderView | null>(null);
