import type { Static } from 'typebox';
import * as Type from 'typebox';
import { operatorFile } from './own-films.ts';

/** How the icons of a site look; without it they are Emberleaf's. Drawn as a leaf of the accent with the initial, else the operator's file. */
export const Brand = Type.Object({
  /** sRGB, `#rrggbb`. */
  accent: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
  /** Else the first letter of the site's name. */
  initial: Type.Optional(Type.String({ minLength: 1, maxLength: 2 })),
  /** Square, without a background of its own. */
  icon: Type.Optional(operatorFile('svg', 'png', 'webp')),
});
export type Brand = Static<typeof Brand>;

/** Apps of the operator in the stores that may open links of this site. */
export const Apps = Type.Object({
  android: Type.Optional(
    Type.Array(
      Type.Object({
        package_name: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*)+$', maxLength: 200 }),
        /** SHA-256 of the signing certificates, as `keytool` prints them. */
        sha256_cert_fingerprints: Type.Array(Type.String({ pattern: '^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$' }), { minItems: 1, maxItems: 20 }),
      }),
      { maxItems: 20 },
    ),
  ),
  /** Team and bundle, `ABCDE12345.org.example.app`. */
  apple: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Z0-9]{10}\\.[A-Za-z0-9.-]{1,155}$' }), { maxItems: 20 })),
});
export type Apps = Static<typeof Apps>;
