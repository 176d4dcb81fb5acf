import type { KitProviderProps } from '@kronos/ui/KitProvider';
import type { Messages } from './create-messages.ts';

/** Language and words that the kit is given. */
export type KitWords = Pick<KitProviderProps, 'locale' | 'messages'>;

/** The kit's words in the language of the page. English ones are in the kit, so nothing is loaded for them. */
export const kitWords = async (messages: Messages, html?: Pick<HTMLElement, 'lang' | 'dir'>) =>
  messages.locale === 'en' ? undefined : (await import('./other-language.ts')).speak(messages, html);
