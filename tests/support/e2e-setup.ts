import { untilDemoPhotos } from './demo-photos.ts';
import { siteAddress } from './e2e-address.ts';

/** Tests see members with their photos. */
export default async function setup(): Promise<void> {
  await untilDemoPhotos(siteAddress);
}
