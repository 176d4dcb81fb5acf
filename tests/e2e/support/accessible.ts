import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Both themes at both widths; each step changes only one of the two. */
export const looks = [
  { colorScheme: 'dark', size: desktop },
  { colorScheme: 'light', size: desktop },
  { colorScheme: 'light', size: phone },
  { colorScheme: 'dark', size: phone },
] as const;

/** The rules whose result can differ between themes of one page, because only its colours differ. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** A list with rows that is read again: it is dimmed until that is done. */
const readAgain = '[aria-busy="true"]:has([role="gridcell"])';

type Look = (typeof looks)[number];

interface Part {
  /** A part of the page; the whole page by default. */
  within?: string;
}

/** Expects that axe finds no violations on the page in its current state. */
export async function expectAccessible(
  page: Page,
  { within }: Part = {},
  look = '',
  rules?: readonly string[],
): Promise<void> {
  const isThere = await page.evaluate(() => {
    // Colours in a transition belong to neither theme: finite animations are finished first, which sets their end
    // values with the style.
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
    // A document that has axe already does not get it again: sending half a megabyte takes longer than the analysis.
    return 'axe' in globalThis;
  });
  // Legacy mode: without frames there is no need to gather results in a separate tab.
  // React Aria's live announcer keeps its text for seconds, longer than the button that it refers to by id.
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules ? { runOnly: [...rules] } : {}) })
    .exclude('[data-live-announcer]');
  const analyze = async () => {
    await expect(page.locator(readAgain)).toHaveCount(0);
    return (await (within === undefined ? axe : axe.include(within)).analyze()).violations;
  };
  let violations = await analyze();
  // It may have been read again in the middle of the analysis.
  if (violations.length > 0 && (await page.locator(readAgain).count()) > 0) violations = await analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, look).toEqual([]);
}

/** Everything visible on the page, except its colours. */
const contentOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.body.outerHTML + document.body.innerText + document.title);

async function dress(page: Page, { colorScheme, size }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

/** Expects that axe finds no violations in this look; the page keeps its theme. */
export async function expectAccessibleIn(page: Page, look: Look, part: Part = {}): Promise<void> {
  await dress(page, look);
  await expectAccessible(page, part, `${look.colorScheme}, ${look.size.width} px`);
  await page.setViewportSize(desktop);
}

/**
 * Expects that axe finds no violations in either theme at either width. Where a theme has changed nothing but
 * colours, only the colour rules are checked again.
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

/** Expects that a page 320 px wide does not scroll sideways. */
export async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(wide, 'width of the page').toBeLessThanOrEqual(320);
  await page.setViewportSize(desktop);
}
