import type { KitMessages } from '@kronos/ui/messages';
import type { Messages } from './create-messages.ts';
import type { KitWords } from './kit-words.ts';
import { directionOf } from './language.ts';

/** React Aria's own texts by language; an English page loads no others. */
const ariaWords: Readonly<Record<string, () => Promise<object>>> = {
  de: () => import('react-aria-components/i18n/de-DE'),
};

const pseudoKit = () => import('./pseudo-kit.ts').then(({ pseudoMessages }) => pseudoMessages);

/** The kit's own messages by language; it contains the English ones. */
const kitMessages: Readonly<Record<string, () => Promise<KitMessages>>> = {
  de: () => import('@kronos/ui/messages-de').then(({ germanMessages }) => germanMessages),
  'en-XA': pseudoKit,
  'ar-XB': pseudoKit,
};

/** The kit's own texts in a language other than English. */
export const wordsIn = async (locale: string): Promise<KitWords> => ({
  locale,
  messages: await kitMessages[locale]?.(),
});

/** Applies a language other than English to the kit, React Aria and the document. */
export async function speak(
  { locale }: Pick<Messages, 'locale'>,
  html?: Pick<HTMLElement, 'lang' | 'dir'>,
): Promise<KitWords> {
  const [aria, words] = await Promise.all([ariaWords[locale]?.(), wordsIn(locale)]);
  // Where React Aria looks for texts that a page provides: https://react-aria.adobe.com/internationalization
  // Its types declare no value.
  if (aria && 'default' in aria) {
    Object.assign(globalThis, {
      [Symbol.for('react-aria.i18n.locale')]: locale,
      [Symbol.for('react-aria.i18n.strings')]: aria.default,
    });
  }
  if (html) Object.assign(html, { lang: locale, dir: directionOf(locale) });
  return words;
}
