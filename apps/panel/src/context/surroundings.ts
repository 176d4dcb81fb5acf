import { createContext, type ReactNode } from 'react';

/** The surroundings of a card on a page without a frame: the bars above it, and the brand. */
export const SurroundingsContext = createContext<{ readonly bars?: ReactNode; readonly brand: ReactNode }>({
  brand: null,
});
