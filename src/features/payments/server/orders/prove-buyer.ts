import { fail, ok, type Result } from '#platform/contract/result.ts';
import { startConsentVersion } from '../../contract/terms.ts';

/** Stored with the order: what decided its VAT, and the consent to start at once. */
export interface BuyerProofs {
  readonly profileCountry: string;
  /** By the address of the connection; null when unknown. */
  readonly guessedCountry: string | null;
  readonly declaredCountry: string | null;
  /** Version of the text. */
  readonly startConsent: string;
}

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
