import axe from 'axe-core';
import { configure } from 'storybook/test';
import { afterEach, beforeAll, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import recorded from '../tests/visual/recorded-with.json';
import { type Mode, modes, narrow } from './modes.ts';

const version = /Chrom(?:e|ium)\/(\d+)/.exec(navigator.userAgent)?.[1];

// What a story waits for may take a busy machine longer than the second that is the default.
const mode: string = import.meta.env.VITE_KRONOS_MODE;
const patience = Number(import.meta.env.VITE_KRONOS_PATIENCE);
configure({ asyncUtilTimeout: 5_000 * patience });

// As on a fresh page, whatever the file before pressed last: what takes the focus shows it until a pointer is used.
beforeAll(() => userEvent.keyboard('{F2}'));

// What enters is here at once. Storybook cancels every animation before axe looks, and React Aria, which hears of no end
// then, lets it go on entering: it would fade in once more while its picture is taken. What leaves still takes its time.
const entered = new CSSStyleSheet();
entered.replaceSync('[data-entering] { animation-duration: 0s !important }');
document.adoptedStyleSheets = [entered];

/** What fades or slides in; not what goes on for ever, such as a spinner, nor what stands still. */
const ends = () =>
  document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * A dialog whose field takes the focus is held back by React Aria for up to 600 ms where a soft keyboard may come up. A page
 * that grew shorter under a focused field, as between two pictures, was taken for one.
 */
const revealed = () =>
  vi.waitUntil(() => !document.querySelector('[style*="mask-image"]'), { timeout: 5_000 * patience });

/**
 * Ends the hover that a play left behind. The browser's own mouse, which rests somewhere else, may do that at any time, and
 * sooner on one machine than on another.
 */
const endHover = () =>
  document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));

/** What moved while it was drawn keeps its fraction of a pixel, and with it how its text was rounded. */
async function drawAnew() {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog]')];
  for (const willChange of ['transform', '']) {
    for (const { style } of dialogs) style.willChange = willChange;
    await nextFrame();
    await nextFrame();
  }
}

/** What floats beside a control is placed as the window is resized, and not when another density moves the control. */
async function placeAnew() {
  globalThis.dispatchEvent(new Event('resize'));
  await nextFrame();
  await nextFrame();
}

/** What is as it will stay, as it is seen by somebody who points at nothing. */
async function atRest() {
  await document.fonts.ready;
  endHover();
  await revealed();
  await Promise.allSettled(ends().map(({ finished }) => finished));
  await drawAnew();
}

/**
 * One picture per part and mode: its States story, whole, however long. The Chromium that recorded the baselines may
 * differ in some pixels of round corners only, and in no step of grey: a control and its hover are as near as that in the
 * light theme. Another build may draw an edge differently, so a small share of the pixels may differ there.
 */
async function expectPicture(mode: string, storyId: string) {
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (innerWidth === narrow.width) expect(scrollWidth, 'a phone scrolls one way only').toBe(narrow.width);
  const { innerWidth: width, innerHeight: height } = globalThis;
  if (scrollHeight > height) await page.viewport(width, scrollHeight);
  await expect(page.elementLocator(document.body)).toMatchScreenshot(`${mode}/${storyId}`, {
    // The time of the hook is the limit. One of its own leaves a timer behind, which keeps the whole run from ending.
    timeout: 0,
    comparatorName: 'pixelmatch',
    comparatorOptions:
      version === recorded.chromium
        ? { threshold: 0.03, allowedMismatchedPixels: 24 }
        : { threshold: 0.1, allowedMismatchedPixelRatio: 0.02 },
  });
  // What is as high as the window would be higher in the next picture.
  if (scrollHeight > height) await page.viewport(width, height);
}

/** What axe looks at that another theme may change: colours, and nothing else. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Shows the page in a mode that is made of its attributes alone; what is answered takes it back. */
function dress({ globals = {} }: Mode): () => void {
  const { dataset } = document.documentElement;
  const before = Object.fromEntries(Object.entries(dataset));
  Object.assign(dataset, globals);
  return () => void Object.assign(dataset, before);
}

afterEach(async ({ task: { meta, result }, ...context }) => {
  const { storyId } = meta as { storyId?: string };
  const { story } = context as { story?: { tags: string[] } };
  if (!storyId || !story || result?.state === 'fail') return;
  const isPictured = Boolean(import.meta.env.VITE_KRONOS_VISUAL) && storyId.endsWith('--states');
  if (isPictured) {
    await atRest();
    await expectPicture(mode, storyId);
  }
  if (mode !== 'dark') return;
  for (const [name, other] of Object.entries<Mode>(modes)) {
    if (other.turn !== undefined || !story.tags.includes(other.tag)) continue;
    const undress = dress(other);
    await atRest();
    await placeAnew();
    if (other.globals?.['theme'] !== undefined) {
      const { violations } = await axe.run({ runOnly: colourRules, resultTypes: ['violations'] });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    }
    if (isPictured) await expectPicture(name, storyId);
    undress();
  }
});

// What axe looked at is for Storybook's own panel. A run that nobody watches sends megabytes of it to be thrown away.
// The last hook is the first to run, before the rest of them have anything sent.
afterEach(({ task: { meta } }) => {
  if (import.meta.env.VITEST_STORYBOOK !== 'true') delete (meta as { reports?: unknown }).reports;
});
