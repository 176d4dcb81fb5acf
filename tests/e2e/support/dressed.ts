import { type Browser, expect, type Page } from '@playwright/test';
import { patience } from '../../../scripts/patience.mjs';
import { expectNoOverflow } from './overflow.ts';
import { password } from './people.ts';

/** English dressed up: from left to right on a wide screen, from right to left on a phone. */
export const dresses = [
  { locale: 'en-XA', width: 1440, direction: 'ltr' },
  { locale: 'ar-XB', width: 390, direction: 'rtl' },
] as const;

/** Everything that the server said: names, commands and its own sentences are data, not texts of the panel. */
function collectData(page: Page): Set<string> {
  const data = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && value.length > 1) data.add(value);
    else if (value && typeof value === 'object') Object.values(value).forEach(walk);
  };
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    response.json().then(walk, () => undefined);
  });
  return data;
}

/** Sizes are words of Intl; an id of a container is data, shown by its beginning. */
const figures = /^[\d.,\s]+(?:byte|[kMGT]B)$|^[0-9a-f]{12}$/;

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** Without what is dressed up; a dressed text may stand in another. */
function undressed(text: string): string {
  let rest = text;
  for (let before = ''; before !== rest; ) [before, rest] = [rest, rest.replaceAll(/\[[^[\]]*\]/g, '')];
  return rest;
}

/** Visible texts and spoken names with letters in them that are neither dressed up nor data. */
async function strangers(page: Page, data: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) {
        const parent = node.parentElement;
        // Times and the parts of dates are words of Intl; initials are letters of a name.
        if (!parent || parent.closest('time, [data-type], script, style, noscript, [aria-hidden="true"]')) continue;
        if (parent.checkVisibility()) found.push(node.data);
      } else if (node instanceof Element && !node.closest('time, [data-type]')) {
        for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt']) {
          found.push(node.getAttribute(name) ?? '');
        }
      }
    }
    return [...found, document.title.replace(/ · [^·]*$/, '')];
  });
  const byLength = [...data].sort((a, b) => b.length - a.length);
  return [...new Set(texts)].filter((text) => {
    // Most texts are dressed as a whole: only for the others the data is gone through.
    if (figures.test(text.trim()) || !hasLetters(undressed(text))) return false;
    return hasLetters(undressed(byLength.reduce((left, value) => left.replaceAll(value, ''), text)));
  });
}

/** Texts of which a part lies outside of a box that hides it, and that do not say so by dots at their end. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (let box: Element | null = node.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, textOverflow, clipPath, position } = getComputedStyle(box);
        // What scrolls can be read; what is for ears alone is a pixel wide.
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || clipPath !== 'none') break;
        const { left, right, top, bottom, width } = box.getBoundingClientRect();
        // What is out of sight as a whole is so on purpose.
        const isInSight = text.top < bottom && text.bottom > top;
        if (
          /hidden|clip/.test(overflowX) &&
          width > 1 &&
          isInSight &&
          (text.right > right + 1 || text.left < left - 1)
        ) {
          found.push(node.textContent);
          break;
        }
        if (position === 'fixed') break;
      }
    }
    return found;
  });

/** React Aria's own, in the languages that the panel has, and in English in others. */
const ofReactAria = ['Dismiss', 'Calendar', 'DropZone', 'Increase', 'Decrease'];
/** Makers, languages, the house; a colour and an address as examples. */
const names = ['Kronos', 'Plex', 'Emby', 'Jellyfin', 'English', 'Deutsch', '#00b5ad', 'smtp.example.com'];

/** One place does not keep the others from being looked at. */
const everywhere = expect.configure({ soft: true, timeout: 5000 * patience });

/** A visitor with the sign-in page in such a language. `look` finds what is not from the catalogue, or not whole. */
export async function openDressed(
  browser: Browser,
  baseURL: string,
  { locale, width, direction }: (typeof dresses)[number],
) {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 900 } });
  const page = await context.newPage();
  const data = collectData(page);
  for (const word of [...ofReactAria, ...names]) data.add(word);
  await page.addInitScript((chosen) => localStorage.setItem('kronos.locale', chosen), locale);
  await page.goto('/app/login');
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
  return {
    page,
    async look(place: string) {
      await everywhere.poll(() => strangers(page, data), { message: place }).toEqual([]);
      everywhere(await clipped(page), place).toEqual([]);
      await expectNoOverflow(page, place);
    },
    /** Without a word of any language. */
    async signIn(email: string, secret = password) {
      await page.locator('input[name=email]').fill(email);
      await page.locator('input[name=password]').fill(secret);
      await page.locator('button[type=submit]').click();
      await expect(page).not.toHaveURL(/login/);
    },
    close: () => context.close(),
  };
}
