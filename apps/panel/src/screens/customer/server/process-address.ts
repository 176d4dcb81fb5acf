/** Returns the id of the process in an address. */
export function processOf(search: string): number | undefined {
  const id = new URLSearchParams(search).get('process') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
}

/** Returns the address without the process. */
export function withoutProcess(path: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('process');
  return query.size === 0 ? path : `${path}?${query}`;
}
