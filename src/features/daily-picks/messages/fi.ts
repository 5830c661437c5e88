import type { Messages } from './de.ts';

export const messages = {
  title: 'Tänään sinulle',
  hide: 'Piilota täksi päiväksi',
  hidden: 'Piilotettu. Huomenna saat uusia ehdotuksia.',
} satisfies Messages;
