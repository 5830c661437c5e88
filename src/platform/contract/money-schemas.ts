import * as Type from 'typebox';

/** ISO 4217, upper case. */
export const Currency = Type.String({ pattern: '^[A-Z]{3}$' });

/** The type is in money.ts, which pages import. */
export const Money = Type.Object({ amount: Type.Integer(), currency: Currency });
