import type { Messages } from './create-messages.ts';
import { kitMessages } from './kit-messages.ts';
import type { KitWords } from './kit-words.ts';
import { directionOf } from './language.ts';

/** React Aria's own texts by language; an English page loads no others. */
const ariaWords: Readonly<Record<string, () => Promise<object>>> = {
  de: () => import('react-aria-components/i18n/de-DE'),
};

/** Applies a language other than English to the kit, React Aria and the document. */
export async function speak(
  { locale, ensure, t }: Messages,
  html?: Pick<HTMLElement, 'lang' | 'dir'>,
): Promise<KitWords> {
  const [aria] = await Promise.all([ariaWords[locale]?.(), ensure('kit')]);
  // Where React Aria looks for texts that a page provides: https://react-aria.adobe.com/internationalization
  // Its types declare no value.
  if (aria && 'default' in aria) {
    Object.assign(globalThis, {
      [Symbol.for('react-aria.i18n.locale')]: locale,
      [Symbol.for('react-aria.i18n.strings')]: aria.default,
    });
  }
  if (html) Object.assign(html, { lang: locale, dir: directionOf(locale) });
  return { locale, messages: kitMessages(t) };
}
