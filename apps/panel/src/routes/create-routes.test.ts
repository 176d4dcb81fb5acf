import { describe, expect, it } from 'vitest';
import { areasOf } from './areas.ts';
import { adminRoutes } from './areas/admin.ts';
import { startRoutes } from './areas/start.ts';
import { createRoutes } from './create-routes.ts';
import type { Roles } from './roles.ts';
import * as whole from './whole.ts';

const customer: Roles = { admin: false, is_admin: false, is_moderator: false, is_reseller: false, reseller_node: null };
const admin: Roles = { ...customer, is_admin: true };

/** The decision for an address and a signed-in user, with the routes loaded so far. */
const opened = (routes: ReturnType<typeof createRoutes>, user: Roles, path: string) => {
  const { table, areas, decide } = routes.state.known;
  return decide({ visitor: { status: 'signed-in', user }, table, areas, path, search: '' });
};

describe('createRoutes', () => {
  it('does not load the admin routes when a customer signs in', async () => {
    const routes = createRoutes(async () => whole);
    await routes.ensure(areasOf(customer));
    const { table } = routes.state.known;
    expect(table.notifications?.path).toBe('/app/notifications/all');
    const names = Object.keys(adminRoutes);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((id) => id in table)).toEqual([]);
  });

  it('refuses a customer by the prefix of an area whose routes are not loaded', async () => {
    const routes = createRoutes(async () => whole);
    await routes.ensure(areasOf(customer));
    expect(opened(routes, customer, '/app/admin/nodes')).toEqual({
      kind: 'redirect',
      to: `${startRoutes.dashboard.path}?redirect=%2Fapp%2Fadmin%2Fnodes`,
    });
  });

  it('waits for the admin routes when a customer becomes an admin', async () => {
    const routes = createRoutes(async () => whole);
    await routes.ensure(areasOf(customer));
    expect(opened(routes, admin, '/app/admin/nodes')).toEqual({ kind: 'wait' });
    await routes.ensure(areasOf(admin));
    expect(opened(routes, admin, '/app/admin/nodes')).toMatchObject({ kind: 'allow', match: { id: 'nodes' } });
  });

  it('loads an area again after a failure, and otherwise only once', async () => {
    let tries = 0;
    const routes = createRoutes(async () => {
      tries += 1;
      if (tries === 1) throw new Error('The chunk did not arrive.');
      return whole;
    });
    await expect(routes.ensure(['public'])).rejects.toThrow('The chunk did not arrive.');
    await routes.ensure(['public']);
    expect(routes.ensure(['public'])).toBe(routes.ensure(['public']));
    expect(tries).toBe(2);
  });
});
