import { type Browser, expect, type Page } from '@playwright/test';
import { patience } from '../../../scripts/patience.mjs';
import { expectNoOverflow } from './overflow.ts';
import { password } from './people.ts';

/** The accented pseudo-locales: left to right on a wide screen, right to left on a phone. */
export const dresses = [
  { locale: 'en-XA', width: 1440, direction: 'ltr' },
  { locale: 'ar-XB', width: 390, direction: 'rtl' },
] as const;

const isShown = (text: string) => text.length > 1;

/**
 * All strings in the server's responses: names, commands and the server's own sentences are data, not texts of the
 * panel.
 */
function collectData(page: Page): Set<string> {
  const data = new Set<string>();
  const walk = (value: unknown): void => {
    // For HTML, the text between its tags is shown.
    if (typeof value === 'string') [value, ...value.split(/<[^>]*>/)].filter(isShown).forEach((text) => data.add(text));
    else if (value && typeof value === 'object') Object.values(value).forEach(walk);
  };
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    response.json().then(walk, () => undefined);
  });
  return data;
}

/** Sizes are texts of Intl; the id of a container or an image is data, shown by its first characters. */
const figures = /^[\d.,\s]+(?:byte|[kMGT]B)$|^(?:sha256:)?[0-9a-f]{12}$/;

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** Removes accented texts, which may be nested. */
function undressed(text: string): string {
  let rest = text;
  for (let before = ''; before !== rest; ) [before, rest] = [rest, rest.replaceAll(/\[[^[\]]*\]/g, '')];
  return rest;
}

/** Visible texts and accessible names with letters that are neither accented nor data. */
async function strangers(page: Page, data: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) {
        const parent = node.parentElement;
        // Times and the parts of dates are texts of Intl; initials are letters of a name; fields of records are data.
        if (!parent || parent.closest('time, bdi, [data-type], script, style, noscript, [aria-hidden="true"]'))
          continue;
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
    // Most texts are accented as a whole: the data is searched only for the others.
    if (figures.test(text.trim()) || !hasLetters(undressed(text))) return false;
    return hasLetters(undressed(byLength.reduce((left, value) => left.replaceAll(value, ''), text)));
  });
}

/** Texts that are cut off by a box with hidden overflow and without an ellipsis. */
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
        // Scrollable text can be read; text for screen readers only is a pixel wide.
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || clipPath !== 'none') break;
        const { left, right, top, bottom, width } = box.getBoundingClientRect();
        // Text that is hidden as a whole is hidden on purpose.
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

/** React Aria's own texts, in the panel's languages, and in English for all others. */
const ofReactAria = ['Dismiss', 'Remove', 'Calendar', 'DropZone', 'Increase', 'Decrease'];
/** Vendors, languages, the product, unit symbols; an example colour and an example address; shell commands. */
const names = [
  'Kronos',
  'Plex',
  'Emby',
  'Jellyfin',
  'English',
  'Deutsch',
  'MB',
  'GB',
  'Mbit/s',
  '#00b5ad',
  'smtp.example.com',
  "umask 077; mkdir -p ~/.ssh; echo '",
  "' >> ~/.ssh/authorized_keys",
];

/** A finding in one place does not stop the check of the others. */
const everywhere = expect.configure({ soft: true, timeout: 5000 * patience });

/** Opens the sign-in page in a pseudo-locale. `look` finds texts that are not from the catalogue, or cut off. */
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
    /** Uses no text of any language. */
    async signIn(email: string, secret = password) {
      await page.locator('input[name=email]').fill(email);
      await page.locator('input[name=password]').fill(secret);
      await page.locator('button[type=submit]').click();
      await expect(page).not.toHaveURL(/login/);
    },
    close: () => context.close(),
  };
}
