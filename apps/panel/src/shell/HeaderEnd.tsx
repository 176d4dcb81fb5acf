import { ConnectionMark } from '@kronos/ui/ConnectionMark';
import { SignOutIcon } from '@kronos/ui/icons';
import { ThemeToggle } from '@kronos/ui/ThemeToggle';
import { useTheme } from '@kronos/ui/theme';
import { UserMenu } from '@kronos/ui/UserMenu';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../context/app-context.ts';
import { href } from '../routes/match.ts';
import { Later } from './Later.tsx';
import { LazyBell } from './frame-parts.ts';
import { linkWords, shownLink } from '../stores/link-words.ts';

/** Connection, theme and account. */
export function HeaderEnd() {
  const { session, connection } = useApp();
  const { user } = useSnapshot(session.state);
  const { scheme, setTheme } = useTheme();
  const link = shownLink(useSnapshot(connection.state));
  const t = useMessages();
  return (
    <>
      {user && link && <ConnectionMark state={link}>{t(linkWords[link].word)}</ConnectionMark>}
      {user && (
        <Later>
          <LazyBell />
        </Later>
      )}
      <ThemeToggle
        scheme={scheme}
        onChange={setTheme}
        labels={{ toDark: t('shell.theme.toDark'), toLight: t('shell.theme.toLight') }}
      />
      {user && (
        <UserMenu
          name={user.name}
          title={user.email}
          label={t('shell.user.menu', { name: user.name })}
          groups={[
            {
              id: 'session',
              items: [{ id: 'sign-out', label: t('shell.user.signOut'), href: href('logout'), icon: <SignOutIcon /> }],
            },
          ]}
        />
      )}
    </>
  );
}
