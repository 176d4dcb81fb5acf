import { describe, expect, it } from 'vitest';
import { decide as decideIn } from './decide.ts';
import { decideAtStart } from './decide-at-start.ts';
import type { Visitor, Wanted } from './decision.ts';
import type { Guard } from './entry.ts';
import type { Roles } from './roles.ts';
import { type RouteId, routeIds, routeOf, routes } from './table.ts';
import { startRoutes } from './areas/start.ts';

const allAreas = ['public', 'customer', 'reseller', 'moderator', 'admin'] as const;
const decide = (wanted: Omit<Wanted, 'table' | 'areas'>) => decideIn({ ...wanted, table: routes, areas: allAreas });

const person: Roles = { admin: false, is_admin: false, is_moderator: false, is_reseller: false, reseller_node: null };
const as = (flags: Partial<Roles>): Visitor => ({ status: 'signed-in', user: { ...person, ...flags } });

const visitors = {
  guest: { status: 'guest' } as Visitor,
  customer: as({}),
  reseller: as({ is_reseller: true }),
  'node reseller': as({ reseller_node: 4 }),
  moderator: as({ is_moderator: true }),
  admin: as({ is_admin: true }),
  'admin by the other flag': as({ admin: true }),
} satisfies Record<string, Visitor>;
type Who = keyof typeof visitors;

/** Where `path?query` leads: the id of the route that opens, or the address of the redirect. */
const open = (who: Who, address: string): string => {
  const [path = '', search = ''] = address.split('?');
  const decision = decide({ visitor: visitors[who], path, search });
  if (decision.kind === 'allow') return decision.match.id;
  return decision.kind === 'redirect' ? decision.to : decision.kind;
};

const home = '/app/dashboard';
const adminHome = '/app/admin/dashboard';
const signedIn: Who[] = ['customer', 'reseller', 'node reseller', 'moderator', 'admin', 'admin by the other flag'];
const homeOf = (who: Who) => (who.startsWith('admin') ? adminHome : home);
const refusedTo = (path: string) => `${home}?${new URLSearchParams({ redirect: path })}`;

describe('every role × every route', () => {
  /** Whom each guard admits (spec §6). */
  const admitted: Record<Guard, readonly Who[]> = {
    public: ['guest', ...signedIn],
    leaving: ['guest', ...signedIn],
    login: signedIn,
    reseller: ['reseller', 'node reseller'],
    moderator: ['moderator'],
    admin: ['admin', 'admin by the other flag'],
  };
  const expected = (who: Who, id: RouteId): string => {
    const { path, guard, screen } = routeOf(id);
    if (path.includes('login') && who !== 'guest') return homeOf(who);
    if (admitted[guard].includes(who)) return screen === undefined ? firstChildOf(id) : id;
    return who === 'guest' ? `/app/login?${new URLSearchParams({ redirect: path })}` : refusedTo(path);
  };
  /** No child has a stricter guard than its parent so far. */
  const firstChildOf = (id: RouteId) => routeOf(routeIds.find((child) => routeOf(child).parent === id)!).path;
  const cases = routeIds.flatMap((id) => admitted.public.map((who) => [who, id] as const));

  it.each(cases)('decides for %s on %s', (who, id) => {
    expect(open(who, routes[id].path)).toBe(expected(who, id));
  });
});

describe('rule 1: pages behind login', () => {
  it.each(['/app/dashboard?x=1', '/app/admin/dashboard', '/app/reseller-panel/products', '/app/moderator/tickets/4'])(
    'sends a guest from %s to the sign-in page with the full address in the query',
    (address) => {
      expect(open('guest', address)).toBe(`/app/login?${new URLSearchParams({ redirect: address })}`);
    },
  );

  it('opens both sign-in pages for a guest', () => {
    expect(open('guest', '/app/login')).toBe('login');
    expect(open('guest', '/app/admin/login')).toBe('adminLogin');
  });

  it('keeps the instance of the address in the redirect', () => {
    const decision = decide({ visitor: { status: 'guest' }, path: '/app', search: '', instance: 'north' });
    expect(decision).toEqual({ kind: 'redirect', to: '/app/login?instance=north' });
  });
});

describe('rule 2: "login" in the path while signed in', () => {
  it.each(['/app/login', '/app/admin/login', '/app/nologins/here', '/app/LOGIN/'])('redirects %s home', (path) => {
    for (const who of signedIn) expect(open(who, path)).toBe(homeOf(who));
  });

  it('ignores the query', () => {
    expect(open('customer', '/app/dashboard?redirect=/app/login')).toBe('dashboard');
  });

  it('redirects to the address that was requested before signing in', () => {
    expect(open('admin', '/app/login?redirect=%2Fapp%2Fadmin%2Fdashboard%3Ftab%3D2')).toBe(
      '/app/admin/dashboard?tab=2',
    );
  });

  it('redirects to no address outside /app', () => {
    expect(open('customer', '/app/login?redirect=//evil.example')).toBe(home);
    expect(open('customer', '/app/login?redirect=/app/login')).toBe(home);
  });

  it('prefers the redirect_url of the sign-in response, unless it is the current path', () => {
    const user = { ...person };
    const at = (path: string, landing: string) =>
      decide({ visitor: { status: 'signed-in', user, landing }, path, search: 'redirect=/app/dashboard%3Fb' });
    expect(at('/app/login', '/app/dashboard?a')).toEqual({ kind: 'redirect', to: '/app/dashboard?a' });
    expect(at('/app/login', '/app/login')).toEqual({ kind: 'redirect', to: '/app/dashboard?b' });
  });
});

describe('rule 3: the root', () => {
  it.each(['/', '/app', '/app/'])('redirects %s home, or a guest to the sign-in page', (path) => {
    expect(open('guest', path)).toBe('/app/login');
    for (const who of signedIn) expect(open(who, path)).toBe(homeOf(who));
  });
});

describe('rules 4 to 6: areas', () => {
  it.each([
    ['/app/reseller-panel/node/3', ['reseller', 'node reseller']],
    ['/app/reseller-shop', ['reseller', 'node reseller']],
    ['/app/admin/nowhere', ['admin', 'admin by the other flag']],
    ['/app/ADMIN/nowhere', ['admin', 'admin by the other flag']],
    ['/app/%61dmin/nowhere', ['admin', 'admin by the other flag']],
    ['/app/moderator/tickets', ['moderator']],
  ] as const)('admits to %s only %s', (path, allowed) => {
    for (const who of signedIn) {
      const isAllowed = (allowed as readonly Who[]).includes(who);
      expect(open(who, path)).toBe(isAllowed ? '/app/404' : refusedTo(path));
    }
  });

  it('does not match a longer word that begins like an area', () => {
    expect(open('customer', '/app/administrators')).toBe('/app/404');
  });
});

it('redirects unknown paths to /app/404 with the missing address', () => {
  const decision = decide({ visitor: visitors.customer, path: '/app/nowhere', search: 'q=1' });
  expect(decision).toEqual({ kind: 'redirect', to: '/app/404', missing: '/app/nowhere?q=1' });
  expect(open('guest', '/app/%E0%A4%A')).toBe('/app/404');
});

it('waits while the session is being restored', () => {
  expect(decide({ visitor: { status: 'restoring' }, path: '/app/dashboard', search: '' })).toEqual({ kind: 'wait' });
});

describe('with only the start of the route table', () => {
  const at = (path: string, visitor: Visitor) =>
    decideAtStart({ visitor, table: startRoutes, areas: [], path, search: '' }).kind;

  it('opens the sign-in page for a guest, and redirects there from paths that are known to need a session', () => {
    expect(at('/app/login', visitors.guest)).toBe('allow');
    expect(at('/app/dashboard', visitors.guest)).toBe('redirect');
    expect(at('/app/admin/no-such-page', visitors.guest)).toBe('redirect');
  });

  it('waits for the rest of the table when the path may be in it', () => {
    expect(at('/app/request-trial', visitors.guest)).toBe('wait');
    expect(at('/app/notifications/all', visitors.customer)).toBe('wait');
  });
});

describe('a parent without a page', () => {
  const page = { screen: 'x', areas: [], title: 'titles.dashboard' } as const;
  const table = {
    notifications: { path: '/app/settings', areas: [], title: 'titles.dashboard', guard: 'login' },
    adminDashboard: { ...page, path: '/app/settings/house', parent: 'notifications', guard: 'admin' },
    dashboard: { ...page, path: '/app/settings/user', parent: 'notifications', guard: 'login' },
  } as const;
  const opened = (visitor: Visitor) => decideIn({ visitor, table, areas: allAreas, path: '/app/settings', search: '' });

  it('redirects to the first child that the visitor may open', () => {
    expect(opened(visitors.admin)).toEqual({ kind: 'redirect', to: '/app/settings/house' });
    expect(opened(visitors.customer)).toEqual({ kind: 'redirect', to: '/app/settings/user' });
  });
});

describe('an installation that is not set up yet', () => {
  const visitor = visitors.admin;
  const wanted = (path: string, isInitiated?: boolean, who = visitor) => {
    const decision = decide({ visitor: who, path, search: '', isInitiated });
    return decision.kind === 'redirect' ? decision.to : decision.kind;
  };
  const setup = '/app/admin/system/init';

  it('redirects an admin to the set-up from every page but sign-out', () => {
    for (const path of [adminHome, home, '/app/404', '/app/admin/app-management/system'])
      expect(wanted(path, false)).toBe(setup);
    for (const path of [setup, `${setup}/email`, '/app/logout']) expect(wanted(path, false)).toBe('allow');
  });

  it('does not redirect customers', () => {
    expect(wanted(home, false, visitors.customer)).toBe('allow');
    expect(wanted(setup, false, visitors.customer)).toBe(refusedTo(setup));
  });

  it('redirects from the set-up once it is complete', () => {
    expect(wanted(`${setup}/start`, true)).toBe(adminHome);
    expect(wanted(adminHome, true)).toBe('allow');
  });
});
