import type { Setup } from '#features/office-setup/contract/schemas.ts';
import type { TestClient } from '#tests/support/test-app.ts';

export const company = {
  name: 'Beispiel Dating GmbH',
  address: 'Musterstraße 12',
  city: '04109 Leipzig',
  country: 'DE',
  representatives: 'Carla Weiss, Tom Weiss',
  register_court: 'Leipzig',
  kvk: 'HRB 12345',
  vat_number: 'DE123456789',
  oss: true,
  support_phone: '+49 341 000000',
  support_email: 'hilfe@example.org',
};
export const site = {
  host: 'www.example.org',
  name: 'Beispiel',
  language: 'de' as const,
  description: 'Dating und Chat für Erwachsene.',
  countries: ['DE', 'AT'],
  untaxed: {},
  niche: 1,
  time_zone: 'Europe/Berlin',
};
export const prices = {
  message_credits: 1,
  photo_credits: 2,
  signup_credits: 0,
  packages: [
    { credits: 40, prices: { EUR: 990 } },
    { credits: 100, prices: { EUR: 1990 } },
  ],
};

export interface Answer {
  readonly status: number;
  readonly setup: Setup;
  readonly extra: { readonly app?: { readonly secret: string }; readonly recovery_codes?: string[]; readonly opened?: string };
  readonly code: string | undefined;
  readonly params: Record<string, string | number> | undefined;
}

/** A browser that holds the link. */
export function setupBrowser(link: string, client: TestClient) {
  const headers = { 'setup-token': link.split('#')[1] ?? '' };
  const asked = async (method: 'GET' | 'POST', body?: object): Promise<Answer> => {
    const { status, body: reply, error } = await client.raw(method, '/api/setup.php', body, headers);
    const { setup, ...extra } = (reply ?? {}) as { setup: Setup };
    return { status, setup, extra, code: error?.code, params: error?.params };
  };
  return { client, get: () => asked('GET'), post: (body: object) => asked('POST', body) };
}

export const missingIn = ({ setup }: Answer, step: string) =>
  setup.missing.filter((one) => one.step === step).map(({ field, reason }) => `${field} ${reason}`);
