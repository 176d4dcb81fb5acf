/** Whether a unique index refused a write: the index of that name, or any without one. */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  // Drizzle wraps the driver's error; both drivers provide PostgreSQL's code and the name of the index.
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || cause.code !== '23505') return false;
  return index === undefined || ('constraint' in cause && cause.constraint === index);
}

/**
 * Writes a value that was found to be free. If it has been taken since, the index refuses it and `refuse` reports that
 * in the caller's words.
 */
export async function unlessTaken<T>(index: string, write: () => Promise<T>, refuse: () => void): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, index)) refuse();
    throw error;
  }
}
