import { fail, type Failure } from '#platform/contract/result.ts';
import { type ImageError, maxMegapixels, minSide } from '#platform/server/images/process-image.ts';

type Fault = Exclude<ImageError, 'crop_too_small'>;

type Code = 'photo_type_unsupported' | 'photo_heic' | 'photo_too_narrow' | 'photo_unreadable' | 'photo_too_many_pixels' | 'photo_too_small';

/** The contract's error for an image that cannot be processed. */
export function imageFailure(fault: Fault): Failure<Code> {
  switch (fault) {
    case 'unsupported':
      return fail('photo_type_unsupported');
    case 'heic':
      return fail('photo_heic');
    case 'too_narrow':
      return fail('photo_too_narrow');
    case 'unreadable':
      return fail('photo_unreadable');
    case 'too_many_pixels':
      return fail('photo_too_many_pixels', { megapixels: maxMegapixels });
    case 'too_small':
      return fail('photo_too_small', { min: minSide });
  }
}
