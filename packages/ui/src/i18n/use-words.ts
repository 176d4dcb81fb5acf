import { createContext, useContext } from 'react';
import type { KitMessages } from './messages.ts';

/** The host's messages, which replace the kit's English ones. */
export const WordsContext = createContext<Partial<KitMessages> | undefined>(undefined);

/** Returns the messages of one group in the current language. A component names its group, so that a page loads no others. */
export function useWords<T extends Partial<KitMessages>>(english: T): T {
  const words = useContext(WordsContext);
  return words ? { ...english, ...words } : english;
}
