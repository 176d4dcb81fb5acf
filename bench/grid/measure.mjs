import { openPage } from './pages.mjs';

// The first row as drawn, and after sorting by name.
const firstName = 'server-004242';
const sortedName = 'server-000000';
const frames = 120;
const appends = 10;
const shareFrames = 60;
const paintedCells = 12;
/** A frame that takes longer than this, at 60 a second, was late. */
const late = 25;

/** Measures an action by wall-clock time and by the main thread's CPU time, which excludes other processes. */
async function stopwatch(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpu = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  return async (inPage, argument) => {
    const before = await cpu();
    const result = await page.evaluate(inPage, argument);
    return { result, cpu: (await cpu()) - before };
  };
}

/** Draws, sorts and scrolls a grid in a page of its own. */
export async function measureGrid(browser, { page: name, count, target }) {
  const { page, close } = await openPage(browser, name);
  await page.evaluate(prepare, count);
  const watch = await stopwatch(page);
  const onScreen = await watch(shown, firstName);
  const sort = await watch(sorted, { text: sortedName, target });
  const scroll = await watch(scrolled, { frames, by: { scrollTop: 320 } });
  const lengths = scroll.result.sort((a, b) => a - b);
  const elements = await page.evaluate(countElements);
  await close();
  return {
    onScreen: onScreen.result,
    onScreenCpu: onScreen.cpu,
    sort: sort.result,
    sortCpu: sort.cpu,
    p95: lengths[Math.ceil(frames * 0.95) - 1],
    frameCpu: scroll.cpu / frames,
    elements,
  };
}

/** Draws a log and appends to it, a thousand lines at a time. */
export async function measureLog(browser, { page: name, count }) {
  const { page, close } = await openPage(browser, name);
  await page.evaluate(prepare, count);
  const watch = await stopwatch(page);
  const onScreen = await watch(shown, `line ${count - 1}`);
  const append = await watch(appended, appends);
  const lengths = append.result;
  await close();
  return {
    onScreen: onScreen.result,
    onScreenCpu: onScreen.cpu,
    worst: Math.max(...lengths),
    dropped: lengths.filter((length) => length > late).length,
    frameCpu: append.cpu / lengths.length,
  };
}

/** Draws a table of shares, scrolls it down and sideways, and paints cells one after the other. */
export async function measureShares(browser, { page: name, count }) {
  const { page, close } = await openPage(browser, name);
  await page.evaluate(prepare, count);
  const watch = await stopwatch(page);
  const onScreen = await watch(shown, 'person-0000');
  const down = await watch(scrolled, { frames: shareFrames, by: { scrollTop: 320 } });
  const sideways = await watch(scrolled, { frames: shareFrames, by: { scrollLeft: 64 } });
  const lengths = [...down.result, ...sideways.result].sort((a, b) => a - b);
  const paint = await watch(painted, paintedCells);
  const elements = await page.evaluate(countElements);
  await close();
  return {
    onScreen: onScreen.result,
    onScreenCpu: onScreen.cpu,
    p95: lengths[Math.ceil(lengths.length * 0.95) - 1],
    frameCpu: (down.cpu + sideways.cpu) / lengths.length,
    paintCpu: paint.cpu / paintedCells,
    dropped: paint.result.filter((length) => length > late).length,
    elements,
  };
}

// These functions run in the page. Each is self-contained, because the browser receives its source.

/** Installs the shared parts of the measurements. */
function prepare(count) {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // A message sent from a frame's callback is received after that frame has been laid out and painted.
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
  window.bench = {
    nextFrame,
    /** The milliseconds from an action until the frame that shows its text has been painted. */
    async until(text, act) {
      const place = document.getElementById('root');
      await nextFrame();
      await painted();
      const start = performance.now();
      act();
      do {
        await nextFrame();
        if (performance.now() > start + 20_000) throw new Error(`"${text}" was not rendered.`);
      } while (!place.textContent.includes(text));
      await painted();
      return performance.now() - start;
    },
    /** The element that scrolls the rows. */
    scroller: () =>
      [...document.querySelectorAll('#root *')]
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1000)
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
        .sort((a, b) => b.clientWidth - a.clientWidth)[0],
  };
  window.prepare(count);
}

const shown = (text) => window.bench.until(text, () => window.show());

const sorted = ({ text, target }) =>
  window.bench.until(text, () => {
    const header = document.querySelector(target);
    if (!header) throw new Error(`${target} was not found.`);
    header.click();
  });

/** The durations of the frames while scrolling by the same distance in each, like with a wheel. */
async function scrolled({ frames, by: { scrollTop = 0, scrollLeft = 0 } }) {
  const scroller = window.bench.scroller();
  if (!scroller) throw new Error('No scrolling element was found.');
  const lengths = [];
  let before = await window.bench.nextFrame();
  for (let frame = 0; frame < frames; frame += 1) {
    scroller.scrollTop += scrollTop;
    scroller.scrollLeft += scrollLeft;
    const now = await window.bench.nextFrame();
    lengths.push(now - before);
    before = now;
  }
  return lengths;
}

/** The durations of the frames while a thousand lines are appended, several times. */
async function appended(times) {
  const lengths = [];
  let before = await window.bench.nextFrame();
  for (let frame = 0; frame < times * 6; frame += 1) {
    if (frame % 6 === 0) window.append();
    const now = await window.bench.nextFrame();
    lengths.push(now - before);
    before = now;
  }
  return lengths;
}

/** The durations of the frames while cells of the rows in view are painted, one in each frame. */
async function painted(cells) {
  const scroller = window.bench.scroller();
  scroller.scrollTop = 0;
  scroller.scrollLeft = 0;
  await window.bench.nextFrame();
  await window.bench.nextFrame();
  const lengths = [];
  let before = await window.bench.nextFrame();
  for (let at = 0; at < cells; at += 1) {
    const cell = document.querySelector(`#root [data-row="${at}"][data-column="1"]`);
    for (const type of ['pointerdown', 'pointerup'])
      cell.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', button: 0 }));
    const now = await window.bench.nextFrame();
    lengths.push(now - before);
    before = now;
  }
  const done = [...document.querySelectorAll('#root [data-column="1"]')].filter(
    ({ textContent }) => textContent === 'Painted',
  );
  if (done.length !== cells) throw new Error(`${done.length} of ${cells} cells were painted.`);
  return lengths;
}

const countElements = () => document.querySelectorAll('#root *').length;
