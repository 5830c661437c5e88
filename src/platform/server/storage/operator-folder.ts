import path from 'node:path';

/** Where an operator puts files that settings name: icons and films. */
export const operatorFolder = ({ dataDir }: { readonly dataDir: string }): string => path.join(dataDir, 'operator');
