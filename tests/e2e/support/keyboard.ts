import { expect, type Locator, type Page } from '@playwright/test';

/** The number of Tab presses after which the target counts as unreachable. */
const patience = 80;

/** Presses Tab until the element has the focus, at most once round the page. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < patience; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The element cannot be reached with Tab.');
}

/** Expects that the focused element shows its focus, by an outline or a shadow of its own or of its container. */
export async function expectFocusToShow(page: Page): Promise<void> {
  const hidden = await page.evaluate(() => {
    const focused = document.activeElement;
    // After the last element the focus is in the browser's own interface.
    if (focused === document.body) return undefined;
    const shows = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    const field = focused?.closest('input, textarea')?.closest('[role=group]');
    const around = [focused, focused?.parentElement, focused?.parentElement?.parentElement, field];
    const inLabel = [...(focused?.closest('label')?.querySelectorAll('*') ?? [])];
    if ([...around, focused?.closest('label'), ...inLabel].some((element) => shows(element ?? null))) return undefined;
    return focused?.outerHTML.slice(0, 200);
  });
  expect(hidden, 'has the focus without showing it').toBeUndefined();
}

/**
 * The submit button of the page's form or, without a form, the first control after the heading. Of radio buttons only the
 * chosen one is a tab stop.
 */
const mainAction = async (page: Page): Promise<Locator | undefined> => {
  const submit = page.locator('main button[type=submit]:enabled');
  const any = page.locator(
    'xpath=//main//h1/following::*[self::a[@href] or self::button[not(@disabled)] or self::input[not(@disabled or @tabindex="-1")]][ancestor::main]',
  );
  for (const found of [submit, any.filter({ visible: true })]) if ((await found.count()) > 0) return found.first();
  return undefined;
};

/** Expects that Tab leads from the heading to the page's main action, with a visible focus on the way. */
export async function expectTabToLead(page: Page): Promise<void> {
  await page.locator('main h1').evaluate((heading: HTMLElement) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  const action = await mainAction(page);
  if (!action) return;
  const isCode = () => page.evaluate(() => document.activeElement?.matches('textarea[autocapitalize=none]') === true);
  for (let press = 0; press < patience; press += 1) {
    // Tab indents in a code field, which announces that; Escape makes Tab leave it.
    if (await isCode()) await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expectFocusToShow(page);
    if (await action.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${await action.evaluate((element) => element.outerHTML.slice(0, 200))}`);
}

/** Expects that the page's first menu, list or dialog opens with Enter, closes with Escape and returns the focus. */
export async function expectEscapeToClose(page: Page): Promise<void> {
  // The arrow of a combo box is for the pointer; the keyboard opens the list from its field.
  const opener = page.locator('main button[aria-haspopup]:enabled:not([tabindex="-1"]):visible').first();
  if ((await opener.count()) === 0) return;
  await opener.focus();
  await page.keyboard.press('Enter');
  const opened = page.locator('[role=menu], [role=listbox], [role=dialog]').first();
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(opener).toBeFocused();
}
