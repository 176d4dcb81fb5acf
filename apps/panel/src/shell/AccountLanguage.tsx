import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp } from '../context/app-context.ts';
import { localeKey } from '../messages/locale-key.ts';
import { returnKeyIn } from '../stores/own-session.ts';

/** Applies the account's language in a browser without a choice of its own; an impersonating admin keeps theirs. */
export function AccountLanguage() {
  const { session, storage, messages, reload } = useApp();
  const locale = useSnapshot(session.state).user?.locale;
  useEffect(() => {
    if (!locale || storage.read(localeKey) !== null || returnKeyIn(storage) !== null) return;
    if (locale === messages.locale) return;
    storage.write(localeKey, locale);
    // Without storage the browser would reload the page forever.
    if (storage.read(localeKey) === locale) reload();
  }, [locale, storage, messages, reload]);
  return null;
}
