import { fail, ok, type Result } from '#platform/contract/result.ts';
import { startConsentVersion } from '../../contract/terms.ts';
import type { BuyerProofs } from '../order/order-repo.ts';

interface Claims {
  readonly start_consent?: string;
  readonly country?: string;
}

/**
 * VAT needs two proofs of the buyer's country that agree: the profile and the connection, or, where these contradict each other or the
 * connection names no country, the profile and the buyer's declaration. An unknown connection alone contradicts nothing: the payment then
 * names the country of the card or account, and if it names none either, a person decides.
 */
export function proveBuyer(
  claims: Claims,
  home: string,
  guessed: string | null,
): Result<BuyerProofs, 'start_consent_required' | 'country_unclear'> {
  if (claims.start_consent !== startConsentVersion) return fail('start_consent_required');
  const declared = claims.country ?? null;
  const contradicted = (guessed !== null && guessed !== home && declared === null) || (declared !== null && declared !== home);
  if (contradicted) return fail('country_unclear');
  return ok({ profileCountry: home, guessedCountry: guessed, declaredCountry: declared, startConsent: claims.start_consent });
}
