/** The fields that differ from what is saved, so that two people who change different ones do not undo each other. */
export const differing = <T extends object>(values: T, saved: { readonly [K in keyof T]: unknown }): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name as keyof T])),
  ) as Partial<T>;
