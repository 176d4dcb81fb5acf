import type { KitProviderProps } from '@kronos/ui/KitProvider';
import type { Messages } from './create-messages.ts';

/** The language and the texts passed to the kit. */
export type KitWords = Pick<KitProviderProps, 'locale' | 'messages'>;

/**
 * Returns the kit's texts in the language of the page. The kit contains the English ones, so nothing is loaded for
 * them.
 */
export const kitWords = async (messages: Pick<Messages, 'locale'>, html?: Pick<HTMLElement, 'lang' | 'dir'>) =>
  messages.locale === 'en' ? undefined : (await import('./other-language.ts')).speak(messages, html);
