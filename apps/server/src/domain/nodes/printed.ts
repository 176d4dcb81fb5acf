import type { EngineError } from '../../engines/port.ts';

/** What the machine or its engine printed about a failure, line by line. */
export function printedIn({ cause }: EngineError): string[] {
  if (typeof cause !== 'object' || cause === null || !('message' in cause)) return [];
  return String(cause.message).split('\n');
}
