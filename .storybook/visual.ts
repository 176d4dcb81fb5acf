import axe from 'axe-core';
import { configure } from 'storybook/test';
import { afterEach, beforeAll, expect, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import recorded from '../tests/visual/recorded-with.json';
import { type Mode, modes, narrow } from './modes.ts';

const version = /Chrom(?:e|ium)\/(\d+)/.exec(navigator.userAgent)?.[1];

// On a busy machine a story may have to wait longer than the default of one second.
const mode: string = import.meta.env.VITE_KRONOS_MODE;
const patience = Number(import.meta.env.VITE_KRONOS_PATIENCE);
configure({ asyncUtilTimeout: 5_000 * patience });

// As on a new page, whatever the previous file did last: focus is visible until a pointer is used.
beforeAll(() => userEvent.keyboard('{F2}'));

// Entry animations end at once. Storybook cancels every animation before axe runs, and React Aria, which then
// receives no end event, keeps the element in the entering state: it would fade in once more while its picture is
// taken. Exit animations keep their duration.
const entered = '[data-entering] { animation-duration: 0s !important }';
// A caret that blinks is in one picture and not in the next. Pictures hide it, which forced colours overrule.
const caret = '* { caret-animation: manual !important }';
const sheet = new CSSStyleSheet();
sheet.replaceSync(`${entered} ${caret}`);
document.adoptedStyleSheets = [sheet];

/** Animations that end, such as fades; not endless ones such as a spinner, nor paused ones. */
const ends = () =>
  document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * A dialog whose field takes the focus is delayed by React Aria for up to 600 ms if a soft keyboard may open. A page
 * that became shorter under a focused field, as between two pictures, was taken for that.
 */
const revealed = () =>
  vi.waitUntil(() => !document.querySelector('[style*="mask-image"]'), { timeout: 5_000 * patience });

/**
 * Ends the hover state that a play function left: one that it simulated, which an event of the browser's own pointer
 * may end at any time, and one of that pointer, which stays where an earlier story moved it. It goes to a corner that
 * no story fills.
 */
async function endHover() {
  document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
}

/** An element that moved while it was drawn keeps its fraction of a pixel, and with it the rounding of its text. */
async function drawAnew() {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog]')];
  for (const willChange of ['transform', '']) {
    for (const { style } of dialogs) style.willChange = willChange;
    await nextFrame();
    await nextFrame();
  }
}

/** Floating elements are positioned when the window is resized, but not when another density moves their control. */
async function placeAnew() {
  globalThis.dispatchEvent(new Event('resize'));
  await nextFrame();
  await nextFrame();
}

/** Resolves when the page is at rest, without a hover. */
async function atRest() {
  await document.fonts.ready;
  await endHover();
  await revealed();
  await Promise.allSettled(ends().map(({ finished }) => finished));
  await drawAnew();
}

/** Resizes the window, and waits for its layout: what is as high as the window would be pictured as it was before. */
async function resize(width: number, height: number) {
  await page.viewport(width, height);
  await vi.waitUntil(() => innerHeight === height, { timeout: 5_000 * patience });
  await nextFrame();
  await nextFrame();
}

/**
 * One picture for each part and mode: its States story, in full height. The Chromium that recorded the baselines may
 * differ only in some pixels of rounded corners, and in no shade of grey: a control and its hover are that close in
 * the light theme. Another build may draw an edge differently, so a small share of the pixels may differ there.
 */
async function expectPicture(mode: string, storyId: string) {
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (innerWidth === narrow.width) expect(scrollWidth, 'a phone scrolls one way only').toBe(narrow.width);
  const { innerWidth: width, innerHeight: height } = globalThis;
  if (scrollHeight > height) await resize(width, scrollHeight);
  await expect(page.elementLocator(document.body)).toMatchScreenshot(`${mode}/${storyId}`, {
    // The limit is the timeout of the hook. A separate one leaves a timer behind, which keeps the whole run from
    // ending.
    timeout: 0,
    comparatorName: 'pixelmatch',
    comparatorOptions:
      version === recorded.chromium
        ? { threshold: 0.03, allowedMismatchedPixels: 24 }
        : { threshold: 0.1, allowedMismatchedPixelRatio: 0.02 },
  });
  // An element as high as the window would be higher in the next picture.
  if (scrollHeight > height) await resize(width, height);
}

/** The rules of axe that depend on the theme: those of colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Applies a mode that consists only of page attributes; returns a function that reverts it. */
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

// The report of axe is for Storybook's own panel. An unattended run would send megabytes of it for nothing. The last
// hook runs first, before the others send anything.
afterEach(({ task: { meta } }) => {
  if (import.meta.env.VITEST_STORYBOOK !== 'true') delete (meta as { reports?: unknown }).reports;
});
