import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import recorded from '../tests/visual/recorded-with.json';
import { narrow } from './modes.ts';

const version = /Chrom(?:e|ium)\/(\d+)/.exec(navigator.userAgent)?.[1];

/** What fades or slides in; not what goes on for ever, such as a spinner, nor what stands still. */
const ends = () =>
  document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));

/**
 * One picture per part and mode: its States story, whole, however long. The Chromium that recorded the baselines may
 * differ in some pixels of round corners only, and in no step of grey: a control and its hover are as near as that in the
 * light theme. Another build may draw an edge differently, so a small share of the pixels may differ there.
 */
afterEach(async (context) => {
  const { storyId } = context.task.meta as { storyId?: string };
  if (!import.meta.env.VITE_KRONOS_VISUAL || !storyId?.endsWith('--states')) return;
  if (context.task.result?.state === 'fail') return;
  await document.fonts.ready;
  await Promise.allSettled(ends().map(({ finished }) => finished));
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (innerWidth === narrow.width) expect(scrollWidth, 'a phone scrolls one way only').toBe(innerWidth);
  if (scrollHeight > innerHeight) await page.viewport(innerWidth, scrollHeight);
  await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId, {
    // Two pictures have to be the same, and a busy machine takes its time for each.
    timeout: 30_000,
    comparatorName: 'pixelmatch',
    comparatorOptions:
      version === recorded.chromium
        ? { threshold: 0.03, allowedMismatchedPixels: 24 }
        : { threshold: 0.1, allowedMismatchedPixelRatio: 0.02 },
  });
});
