import type { Page } from '@playwright/test';
import { expect } from './product.ts';
import { askAs, send } from './visits.ts';

interface Places {
  data: { obstacles: string[] }[];
}

/** The first administrator of the Emby and Jellyfin servers that tests claim. */
export const administrator = { name: 'casey', password: 'seven quiet herons' };

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

export async function openServer(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** The address of the media server whose page is open. */
export async function addressOf(page: Page): Promise<string> {
  await tab(page, 'Overview').click();
  const address = page.getByRole('tabpanel').getByRole('link', { name: /^http/ });
  return (await address.getAttribute('href')) ?? '';
}

/** Starts the stopped server whose page is open. */
export async function startServer(page: Page): Promise<void> {
  await tab(page, 'Settings').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('The server has been started')).toBeVisible();
}

/** Adds a server for a customer, as an admin; it starts by itself. */
export async function deployServer(admin: Page, type: string, owner: string, name: string): Promise<void> {
  const ask = askAs(admin);
  const products = await ask<{ data: { id: number; type: string }[] }>('/api/admin/products?category=server');
  const people = await ask<{ data: { id: number }[] }>(`/api/admin/users?q=${encodeURIComponent(owner)}`);
  const product = products.data.find((one) => one.type === type);
  const [person] = people.data;
  if (!product || !person) throw new Error(`There is no ${product ? owner : type}.`);
  const parties = { owner_id: person.id, product_id: product.id };
  // Nodes accept servers once they have reported their state.
  const places = `/api/admin/servers/places?owner_id=${person.id}&product_id=${product.id}`;
  const obstacles = async () => (await ask<Places>(places)).data.map((place) => place.obstacles);
  await expect.poll(obstacles).toContainEqual([]);
  await send(admin, '/api/admin/servers', { ...parties, name });
}

/** Creates the first administrator of the Emby or Jellyfin server whose page is open. */
export async function claimServer(page: Page): Promise<void> {
  await tab(page, 'Claim').click();
  await page.getByLabel('User name').fill(administrator.name);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Claim server' }).click();
  await expect(page.getByText('The server is claimed')).toBeVisible();
}
