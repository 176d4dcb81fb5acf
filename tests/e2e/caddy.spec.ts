import { whyNoCaddy } from '../../apps/server/test/support/caddy-process.ts';
import { openServer, tab } from './support/inside.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

const obstacle = whyNoCaddy();

test.use({ world: 'caddy', cdn: 'caddy' });
test.skip(obstacle !== undefined, obstacle);

test('opens a server through Debian’s Caddy in the browser, until the CDN is turned off', async ({ page, request }) => {
  await signIn(page, people.otherCustomer);
  await openServer(page, 'Studio');
  await tab(page, 'CDN').click();
  await expect(page.getByRole('heading', { name: 'Reached directly' })).toBeVisible();
  await page.getByRole('radio', { name: 'Frankfurt edge' }).press('Space');
  const turnOn = page.getByRole('button', { name: 'Turn on' });
  // Not before the panel is live.
  await expect(turnOn).toBeEnabled();
  await turnOn.press('Enter');
  await expect(page.getByRole('heading', { name: 'Reached through Frankfurt edge' })).toBeVisible();
  const link = page.getByRole('tabpanel').getByRole('link', { name: /^http/ });
  const address = (await link.getAttribute('href')) ?? '';

  const visit = await page.context().newPage();
  const opened = await visit.goto(address);
  expect(opened?.headers()).toMatchObject({ server: expect.stringContaining('Caddy') });
  await expect(visit.getByText('This is a sandbox media server.')).toBeVisible();

  await page.getByRole('button', { name: 'Turn off' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('heading', { name: 'Reached directly' })).toBeVisible();
  // Not in the browser, which may treat a response without a page as a failed navigation. Browsers resolve names below
  // localhost; the system's resolver may not.
  const { host, port } = new URL(address);
  const asked = () => request.get(`http://127.0.0.1:${port}`, { headers: { host } });
  // Caddy closes connections while it loads a configuration.
  await expect(async () => expect((await asked()).status()).toBe(404)).toPass();
});
