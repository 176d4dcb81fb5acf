import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp } from '../context/app-context.ts';
import { localeKey } from '../messages/locale-key.ts';
import { returnKeyIn } from '../stores/own-session.ts';

/** Turns a browser in which nobody has chosen a language to the account's; an admin in somebody's place keeps theirs. */
export function AccountLanguage() {
  const { session, storage, messages, reload } = useApp();
  const locale = useSnapshot(session.state).user?.locale;
  useEffect(() => {
    if (!locale || storage.read(localeKey) !== null || returnKeyIn(storage) !== null) return;
    if (locale === messages.locale) return;
    storage.write(localeKey, locale);
    // A browser that keeps nothing would load the page for ever.
    if (storage.read(localeKey) === locale) reload();
  }, [locale, storage, messages, reload]);
  return null;
}
