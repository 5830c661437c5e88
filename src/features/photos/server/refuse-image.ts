import { fail, type Failure } from '#platform/contract/result.ts';
import { type ImageFault, mostMegapixels, shortestSide } from '#platform/server/images/process-image.ts';

type Fault = Exclude<ImageFault, 'crop_too_small'>;

type Code = 'photo_type_unsupported' | 'photo_unreadable' | 'photo_too_many_pixels' | 'photo_too_small';

/** In words of the contract why a picture is none. */
export function refuseImage(fault: Fault): Failure<Code> {
  switch (fault) {
    case 'unsupported':
      return fail('photo_type_unsupported');
    case 'unreadable':
      return fail('photo_unreadable');
    case 'too_many_pixels':
      return fail('photo_too_many_pixels', { megapixels: mostMegapixels });
    case 'too_small':
      return fail('photo_too_small', { min: shortestSide });
  }
}
