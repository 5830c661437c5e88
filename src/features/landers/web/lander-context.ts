import { createContext } from 'react-router';
import type { LanderView } from './lander.tsx';

/** Through this context a lander's loader passes the view to the server's renderer; null on every other page. */
export const landerContext = createContext<LanderView | null>(null);
