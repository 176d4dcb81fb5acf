import { preferenceKeys, useTheme } from '@kronos/ui/theme';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp } from '../context/app-context.ts';

/** Puts the theme of the account on a browser in which nobody has chosen one (spec §4: what is stored goes first). */
export function AccountTheme() {
  const { session, storage } = useApp();
  const theme = useSnapshot(session.state).user?.theme;
  const { setTheme } = useTheme();
  useEffect(() => {
    if (theme && storage.read(preferenceKeys.theme) === null) setTheme(theme);
  }, [theme, storage, setTheme]);
  return null;
}
