import { preferenceKeys, useTheme } from '@kronos/ui/theme';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp } from '../context/app-context.ts';

/**
 * Applies the account's theme in a browser without a choice of its own (spec §4: the stored theme takes precedence).
 */
export function AccountTheme() {
  const { session, storage } = useApp();
  const theme = useSnapshot(session.state).user?.theme;
  const { setTheme } = useTheme();
  useEffect(() => {
    if (theme && storage.read(preferenceKeys.theme) === null) setTheme(theme);
  }, [theme, storage, setTheme]);
  return null;
}
