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

/** A list with rows that is being reloaded: it is dimmed meanwhile. */
const readAgain = '[aria-busy="true"]:has([role="gridcell"])';

type Look = (typeof looks)[number];

interface Part {
  /** A part of the page; the whole page by default. */
  within?: string;
}

/** How many times a page that changes during the analysis is analysed. */
const mostTries = 4;

/**
 * Finishes animations, which sets their end values with the style: colours in a transition belong to neither theme.
 * Returns how many have begun since the first call on this page.
 */
const finishAnimations = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const counting = globalThis as { animationsBegun?: number };
    if (counting.animationsBegun === undefined) {
      counting.animationsBegun = 0;
      const count = () => {
        counting.animationsBegun = (counting.animationsBegun ?? 0) + 1;
      };
      for (const begins of ['animationstart', 'transitionrun']) document.addEventListener(begins, count, true);
    }
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
    return counting.animationsBegun;
  });

/** Expects that axe finds no violations on the page in its current state. */
export async function expectAccessible(
  page: Page,
  { within }: Part = {},
  look = '',
  rules?: readonly string[],
): Promise<void> {
  // A document that has axe already does not get it again: sending half a megabyte takes longer than the analysis.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  // Legacy mode: without frames there is no need to gather results in a separate tab.
  // React Aria's live announcer keeps its text for seconds, longer than the button that it refers to by id.
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules ? { runOnly: [...rules] } : {}) })
    .exclude('[data-live-announcer]');
  if (within !== undefined) axe.include(within);
  const analyze = async () => {
    await expect(page.locator(readAgain)).toHaveCount(0);
    const begun = await finishAnimations(page);
    const { violations } = await axe.analyze();
    // During the analysis a list may have been reloaded, or a dialog may have opened.
    const isStill = (await page.locator(readAgain).count()) === 0 && (await finishAnimations(page)) === begun;
    return { violations, isStill };
  };
  let { violations, isStill } = await analyze();
  for (let tries = 1; violations.length > 0 && !isStill && tries < mostTries; tries += 1)
    ({ violations, isStill } = await analyze());
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
