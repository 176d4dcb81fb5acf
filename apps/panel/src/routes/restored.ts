const names = ['restore-session', 'modaltype', 'userid', 'serverid'] as const;

/** The dialog that an address opens over its page (spec §2 "Session restore"); undefined without one. */
export function restoredOf(search: string): { kind: 'user' | 'server'; id: number | undefined } | undefined {
  const query = new URLSearchParams(search);
  if (!query.has('restore-session')) return undefined;
  const kind = query.get('modaltype') === 'user' ? 'user' : 'server';
  const id = query.get(`${kind}id`) ?? '';
  // A value that cannot be a record's id counts as none.
  return { kind, id: /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined };
}

/** An address without the dialog over its page. */
export function withoutRestored(address: string): string {
  const [path = '', ...rest] = address.split('?');
  const query = new URLSearchParams(rest.join('?'));
  for (const name of names) query.delete(name);
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The address that shows a server over a page. */
export const serverOver = (id: number, address: string): string =>
  overPage(`?restore-session=1&modaltype=server&serverid=${id}`, address);

/** The address of a target from a page: a dialog is opened over the current page. */
export function overPage(target: string, address: string): string {
  const search = target.split('?')[1] ?? '';
  const wanted = new URLSearchParams(search);
  if (!wanted.has('restore-session')) return target;
  const [path = '', ...rest] = withoutRestored(address).split('?');
  const query = new URLSearchParams(rest.join('?'));
  for (const name of names) {
    const value = wanted.get(name);
    if (value !== null) query.set(name, value);
  }
  return `${path}?${query}`;
}
