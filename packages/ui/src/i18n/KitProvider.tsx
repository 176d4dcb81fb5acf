import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { KitMessages } from './messages.ts';
import { WordsContext } from './use-words.ts';

export interface KitProviderProps {
  /** The language as a BCP 47 tag; sets formats, sorting and the reading direction of all components. @default 'en-US' */
  locale?: string | undefined;
  /** The kit's own messages in that language; missing ones stay English. */
  messages?: Partial<KitMessages> | undefined;
  /** The components that use them. */
  children?: ReactNode;
}

/**
 * A provider of the locale and of the kit's own messages. `@kronos/ui/messages-de` has the German ones.
 * @example
 * <KitProvider locale="de-DE" messages={germanMessages}>{app}</KitProvider>
 */
export function KitProvider({ locale = 'en-US', messages, children }: KitProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <WordsContext value={messages}>{children}</WordsContext>
    </I18nProvider>
  );
}
