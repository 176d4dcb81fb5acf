import { createContext, useContext } from 'react';
import type { KitMessages } from './messages.ts';

/** What a host says in place of the kit's English. */
export const WordsContext = createContext<Partial<KitMessages> | undefined>(undefined);

/** The words of one group in the current language. A part names its group, so that a page carries no other part's words. */
export function useWords<T extends Partial<KitMessages>>(english: T): T {
  const words = useContext(WordsContext);
  return words ? { ...english, ...words } : english;
}
