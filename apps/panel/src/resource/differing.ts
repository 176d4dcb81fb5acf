/**
 * The fields that differ from the saved ones, so that two users who change different fields do not overwrite each
 * other.
 */
export const differing = <T extends object>(values: T, saved: { readonly [K in keyof T]: unknown }): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name as keyof T])),
  ) as Partial<T>;
