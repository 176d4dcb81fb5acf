import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** The page in both themes and at both widths; each step changes one of them only. */
export const looks = [
  { colorScheme: 'dark', size: desktop },
  { colorScheme: 'light', size: desktop },
  { colorScheme: 'light', size: phone },
  { colorScheme: 'dark', size: phone },
] as const;

/** What the rules look at that may differ between themes of one page: its colours, and nothing else. */
const colourRules = ['color-contrast', 'link-in-text-block'];

type Look = (typeof looks)[number];

interface Part {
  /** A part of the page; all of it unless given. */
  within?: string;
}

/** axe finds nothing on the page as it stands. */
export async function expectAccessible(
  page: Page,
  { within }: Part = {},
  look = '',
  rules?: readonly string[],
): Promise<void> {
  const isThere = await page.evaluate(() => {
    // Colours on their way to another theme are of neither: what ends at all is at its end. Its value comes with the style.
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
    // A document that has axe is not sent it again: half a megabyte takes longer than the look itself.
    return 'axe' in globalThis;
  });
  // Legacy: without frames there is nothing to gather in a tab of its own.
  // What React Aria says aloud stays for seconds, longer than the button that it names by its id.
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules ? { runOnly: [...rules] } : {}) })
    .exclude('[data-live-announcer]');
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, look).toEqual([]);
}

/** All that stands in the page and can be seen of it, but for its colours. */
const contentOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.body.outerHTML + document.body.innerText + document.title);

async function dress(page: Page, { colorScheme, size }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

/** axe finds nothing in this look; the page keeps its theme. */
export async function expectAccessibleIn(page: Page, look: Look, part: Part = {}): Promise<void> {
  await dress(page, look);
  await expectAccessible(page, part, `${look.colorScheme}, ${look.size.width} px`);
  await page.setViewportSize(desktop);
}

/**
 * axe finds nothing in either theme at either width. Where a theme has changed nothing but colours, only the rules for
 * these are gone through again.
 */
export async function expectAccessibleInEveryLook(page: Page, part: Part = {}): Promise<void> {
  let seen: { size: object; content: string } | undefined;
  for (const look of looks) {
    const { colorScheme, size } = look;
    await dress(page, look);
    const content = await contentOf(page);
    const isSame = seen?.size === size && seen.content === content;
    await expectAccessible(page, part, `${colorScheme}, ${size.width} px`, isSame ? colourRules : undefined);
    seen = { size, content };
  }
  await page.setViewportSize(desktop);
}

/** Nothing stands out of a page that is 320 px wide. */
export async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(wide, 'width of the page').toBeLessThanOrEqual(320);
  await page.setViewportSize(desktop);
}
