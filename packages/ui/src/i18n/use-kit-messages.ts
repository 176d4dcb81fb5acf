import { defaultMessages, type KitMessages } from './messages.ts';
import { useWords } from './use-words.ts';

/** All of the kit's words in the current language. */
export const useKitMessages = (): KitMessages => useWords(defaultMessages);
