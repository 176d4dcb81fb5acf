/** Under it a client tells whose bearer it carries, to modules of this package alone. */
export const asker: unique symbol = Symbol('asker');

/** The bearer that a client's next request carries; undefined for one that does not tell. */
export function bearerOf(client: object): unknown {
  const tell: unknown = Reflect.get(client, asker);
  return typeof tell === 'function' ? tell() : undefined;
}
