import { fail, ok, type Result } from '#platform/contract/result.ts';
import { startConsentVersion } from '../../contract/terms.ts';
import type { BuyerProofs } from '../order/order-repo.ts';

interface Claims {
  readonly start_consent?: string;
  readonly country?: string;
}

/**
 * Two proofs of the buyer's country that agree are needed for the VAT: the profile and the connection, or, where these
 * contradict each other or the connection says nothing, the profile and the buyer's declaration. An unknown connection
 * alone contradicts nothing: the country of the card or account comes with the payment, and where that is unknown, too, a person looks.
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
