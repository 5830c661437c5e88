import type { Locator, Page } from '@playwright/test';
import { messages as app } from '#app/messages/de.ts';
import { messages as chat } from '#features/chat/messages/de.ts';
import { messages as memberPage } from '#features/member-page/messages/de.ts';
import { messages as members } from '#features/members/messages/de.ts';
import type { Newcomer } from './newcomer.ts';
import { chooseOwnPhoto, ownPhoto } from './newcomer-journey.ts';

interface Layer {
  readonly name: string;
  readonly open: () => Promise<unknown>;
  readonly shown: Locator;
}

export interface Tried {
  readonly layers: string[];
  /** The layers that Back did not close, or for which it left the page. */
  readonly left: string[];
}

/** In ms. Longer than any layer takes to close. */
const patience = 3000;

/** A newcomer who opens every layer of each screen and closes it by Back. */
export function closingByBack(page: Page, newcomer: Newcomer): Newcomer & { readonly tried: Tried } {
  const tried: Tried = { layers: [], left: [] };
  const layers = layersOf(page, newcomer);
  return {
    ...newcomer,
    tried,
    async arrive(name, sign) {
      await newcomer.arrive(name, sign);
      for (const layer of layers[name] ?? []) {
        tried.layers.push(layer.name);
        if (!(await closes(layer))) tried.left.push(layer.name);
      }
    },
  };

  async function closes({ open, shown }: Layer): Promise<boolean> {
    const address = page.url();
    await open();
    await shown.waitFor();
    await newcomer.back();
    const isGone = await shown.waitFor({ state: 'hidden', timeout: patience }).then(
      () => true,
      () => false,
    );
    if (isGone && page.url() === address) return true;
    await page.goto(address);
    return false;
  }
}

/** By the screen that shows them. */
function layersOf(page: Page, { tap }: Newcomer): Readonly<Record<string, readonly Layer[]>> {
  const dialog = page.getByRole('dialog');
  const menu = page.getByRole('menu');
  const button = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first();
  const tapped = (name: string, button: Locator, shown: Locator): Layer => ({ name, open: () => tap(button), shown });
  const gift = new RegExp(`^${app.gift.replace('{name}', '.+')}$`);
  return {
    name: [tapped('own card in the signup', page.locator('.preview-bar'), dialog)],
    photo: [{ name: 'crop of a photo', open: () => chooseOwnPhoto(page), shown: page.locator('dialog.photo-editor') }],
    about: [tapped('own card beside the profile steps', page.locator('.preview-bar'), dialog)],
    matches: [tapped('account menu', button(app.nav.account), menu)],
    profile: [
      tapped('photos of a profile', page.locator('.profile .enlarge'), page.locator('dialog.viewer')),
      tapped('menu of a profile', button(memberPage.more), menu),
      tapped('report of a profile', page.locator('.safety button').first(), dialog),
      tapped('block of a profile', page.locator('.safety button').last(), dialog),
      tapped('gifts on a profile', button(gift), dialog),
    ],
    conversation: [
      tapped('menu of a conversation', button(chat.header.more), menu),
      tapped('GIFs', button(chat.gif.open), dialog),
      tapped('gifts in a conversation', button(chat.composer.gift), dialog),
    ],
    sent: [
      { name: 'menu of a message', open: () => holdFinger(page, page.locator('.msg.me .bubble').last()), shown: menu },
      { name: 'picture of a conversation', open: openImage, shown: page.locator('dialog.viewer') },
    ],
    members: [
      tapped('filters', button(members.filters.title), dialog),
      tapped('account menu above the search', button(app.nav.account), menu),
    ],
  };

  async function openImage(): Promise<void> {
    await page.locator('.composer input[type=file]').setInputFiles(ownPhoto);
    await tap(button(new RegExp(`^${chat.composer.send}`)));
    await tap(button(chat.image.openMine));
  }
}

/** Until the context menu of the pressed element appears. */
async function holdFinger(page: Page, target: Locator): Promise<void> {
  const at = { pointerType: 'touch', pointerId: 1, isPrimary: true, button: 0, bubbles: true };
  await target.dispatchEvent('pointerdown', at);
  await page.getByRole('menu').waitFor();
  await target.dispatchEvent('pointerup', at);
}
