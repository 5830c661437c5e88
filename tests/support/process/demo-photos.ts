import { setTimeout } from 'node:timers/promises';

/** Waits until the demo members of a site that has just been made have their photos. */
export async function untilDemoPhotos(address: string): Promise<void> {
  for (;;) {
    const { missing } = (await (await fetch(`${address}/readyz`)).json()) as { missing: readonly string[] };
    if (!missing.includes('demo photos')) return;
    await setTimeout(200);
  }
}
