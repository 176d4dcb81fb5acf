import { createContext, type ReactNode } from 'react';

/** What stands around the card of a page without a frame: bars above everything, and whose panel it is. */
export const SurroundingsContext = createContext<{ readonly bars?: ReactNode; readonly brand: ReactNode }>({
  brand: null,
});
