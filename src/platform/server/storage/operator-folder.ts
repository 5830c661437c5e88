import path from 'node:path';
import type { Env } from '../env.ts';

/** Where an operator puts files that settings name: icons and films. */
export const operatorFolder = ({ dataDir }: Pick<Env, 'dataDir'>): string => path.join(dataDir, 'operator');
