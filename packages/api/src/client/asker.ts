/** The key under which a client exposes its bearer to modules of this package only. */
export const bearerKey: unique symbol = Symbol('asker');

/** Returns the bearer of a client's next request, or undefined for clients that do not expose it. */
export function bearerOf(client: object): unknown {
  const readBearer: unknown = Reflect.get(client, bearerKey);
  return typeof readBearer === 'function' ? readBearer() : undefined;
}
