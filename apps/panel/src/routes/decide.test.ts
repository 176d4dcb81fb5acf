import { describe, expect, it } from 'vitest';
import { decide, type Visitor } from './decide.ts';
import type { Roles } from './roles.ts';
import { type Guard, type RouteId, routeIds, routeOf, routes } from './table.ts';

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

/** `path?query` → where it ends: the route's id when it opens, else the address of the redirect. */
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
  /** Whom each guard lets in (spec §6). */
  const invited: Record<Guard, readonly Who[]> = {
    public: ['guest', ...signedIn],
    leaving: ['guest', ...signedIn],
    login: signedIn,
    reseller: ['reseller', 'node reseller'],
    moderator: ['moderator'],
    admin: ['admin', 'admin by the other flag'],
  };
  const expected = (who: Who, id: RouteId): string => {
    const { path, guard } = routeOf(id);
    if (id === 'login' && who !== 'guest') return homeOf(who);
    if (invited[guard].includes(who)) return id;
    return who === 'guest' ? `/app/login?${new URLSearchParams({ redirect: path })}` : refusedTo(path);
  };
  const cases = routeIds.flatMap((id) => invited.public.map((who) => [who, id] as const));

  it.each(cases)('%s opens %s', (who, id) => {
    expect(open(who, routes[id].path)).toBe(expected(who, id));
  });
});

describe('rule 1: pages behind login', () => {
  it.each(['/app/dashboard?x=1', '/app/admin/dashboard', '/app/reseller-panel/products', '/app/moderator/tickets/4'])(
    'sends a guest from %s to the sign-in page, which remembers the full address',
    (address) => {
      expect(open('guest', address)).toBe(`/app/login?${new URLSearchParams({ redirect: address })}`);
    },
  );

  it('leaves both login paths alone', () => {
    expect(open('guest', '/app/login')).toBe('login');
    // Its screen is yet to come; it must not ask for a sign-in.
    expect(open('guest', '/app/admin/login')).toBe('/app/404');
  });

  it('keeps the instance of the address', () => {
    const decision = decide({ visitor: { status: 'guest' }, path: '/app', search: '', instance: 'north' });
    expect(decision).toEqual({ kind: 'redirect', to: '/app/login?instance=north' });
  });
});

describe('rule 2: "login" in the path while signed in', () => {
  it.each(['/app/login', '/app/admin/login', '/app/nologins/here', '/app/LOGIN/'])('%s leads home', (path) => {
    for (const who of signedIn) expect(open(who, path)).toBe(homeOf(who));
  });

  it('does not look at the query', () => {
    expect(open('customer', '/app/dashboard?redirect=/app/login')).toBe('dashboard');
  });

  it('goes where the visitor wanted to go before signing in', () => {
    expect(open('admin', '/app/login?redirect=%2Fapp%2Fadmin%2Fdashboard%3Ftab%3D2')).toBe(
      '/app/admin/dashboard?tab=2',
    );
  });

  it('never leaves /app for it', () => {
    expect(open('customer', '/app/login?redirect=//evil.example')).toBe(home);
    expect(open('customer', '/app/login?redirect=/app/login')).toBe(home);
  });

  it('prefers the redirect_url of the sign-in, unless the path holds it already', () => {
    const user = { ...person };
    const at = (path: string, landing: string) =>
      decide({ visitor: { status: 'signed-in', user, landing }, path, search: 'redirect=/app/dashboard%3Fb' });
    expect(at('/app/login', '/app/dashboard?a')).toEqual({ kind: 'redirect', to: '/app/dashboard?a' });
    expect(at('/app/login', '/app/login')).toEqual({ kind: 'redirect', to: '/app/dashboard?b' });
  });
});

describe('rule 3: the root', () => {
  it.each(['/', '/app', '/app/'])('%s leads to the role dashboard, or to the sign-in page', (path) => {
    expect(open('guest', path)).toBe('/app/login');
    for (const who of signedIn) expect(open(who, path)).toBe(homeOf(who));
  });
});

describe('rules 4 to 6: areas', () => {
  it.each([
    ['/app/reseller-panel/node/3', ['reseller', 'node reseller']],
    ['/app/reseller-shop', ['reseller', 'node reseller']],
    ['/app/admin/users', ['admin', 'admin by the other flag']],
    ['/app/ADMIN/users', ['admin', 'admin by the other flag']],
    ['/app/%61dmin/users', ['admin', 'admin by the other flag']],
    ['/app/moderator/tickets', ['moderator']],
  ] as const)('%s is for %s only', (path, allowed) => {
    for (const who of signedIn) {
      const isAllowed = (allowed as readonly Who[]).includes(who);
      expect(open(who, path)).toBe(isAllowed ? '/app/404' : refusedTo(path));
    }
  });

  it('does not take a longer word for the area', () => {
    expect(open('customer', '/app/administrators')).toBe('/app/404');
  });
});

it('sends unknown paths to /app/404 and remembers them', () => {
  const decision = decide({ visitor: visitors.customer, path: '/app/nowhere', search: 'q=1' });
  expect(decision).toEqual({ kind: 'redirect', to: '/app/404', missing: '/app/nowhere?q=1' });
  expect(open('guest', '/app/%E0%A4%A')).toBe('/app/404');
});

it('waits while the session is being restored', () => {
  expect(decide({ visitor: { status: 'restoring' }, path: '/app/dashboard', search: '' })).toEqual({ kind: 'wait' });
});
