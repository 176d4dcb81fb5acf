import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { defaultMessages, type KitMessages } from './messages.ts';

const MessagesContext = createContext<KitMessages>(defaultMessages);

export interface KitProviderProps {
  /** BCP 47 tag; sets formats, sorting and the reading direction of every part. @default 'en-US' */
  locale?: string | undefined;
  /** The kit's own words in that language; what is missing stays English. */
  messages?: Partial<KitMessages> | undefined;
  children?: ReactNode;
}

/** Gives the kit its locale and its own few words. */
export function KitProvider({ locale = 'en-US', messages, children }: KitProviderProps) {
  const value = useMemo(() => ({ ...defaultMessages, ...messages }), [messages]);
  return (
    <I18nProvider locale={locale}>
      <MessagesContext value={value}>{children}</MessagesContext>
    </I18nProvider>
  );
}

/** The kit's words in the current language. */
export const useKitMessages = (): KitMessages => useContext(MessagesContext);
