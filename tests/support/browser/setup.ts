import { untilDemoPhotos } from '../process/demo-photos.ts';
import { siteAddress } from './address.ts';

/** Tests see members with their photos. */
export default async function setup(): Promise<void> {
  await untilDemoPhotos(siteAddress);
}
