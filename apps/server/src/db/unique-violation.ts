/** Whether a write was refused by an index of unique values: by the one of that name, or by any. */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  // Drizzle wraps the driver's error; both drivers give PostgreSQL's code and the name of the index.
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || cause.code !== '23505') return false;
  return index === undefined || ('constraint' in cause && cause.constraint === index);
}

/**
 * Writes what was found to be free. Somebody else may have taken it since: then the index refuses it, and `refuse` says
 * so in the words of whoever looked.
 */
export async function unlessTaken<T>(index: string, write: () => Promise<T>, refuse: () => void): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, index)) refuse();
    throw error;
  }
}
