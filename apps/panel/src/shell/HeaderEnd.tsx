import { ConnectionMark } from '@kronos/ui/ConnectionMark';
import { SettingsIcon, SignOutIcon } from '@kronos/ui/icons';
import { ThemeToggle } from '@kronos/ui/ThemeToggle';
import { useTheme } from '@kronos/ui/theme';
import { UserMenu } from '@kronos/ui/UserMenu';
import { use } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../context/app-context.ts';
import { homeOf } from '../routes/home.ts';
import { customerRoutes } from '../routes/areas/customer.ts';
import { startRoutes } from '../routes/areas/start.ts';
import { href } from '../routes/href.ts';
import { isAdmin } from '../routes/roles.ts';
import { Finder } from './Finder.tsx';
import { Later } from './Later.tsx';
import { LazyBell } from './frame-parts.ts';
import { MenuModeContext } from './menu-mode.ts';
import { WikiLink } from './WikiLink.tsx';
import { connectionLabels, visibleState } from '../stores/connection-labels.ts';

/** Search, connection, notifications, theme and account. */
export function HeaderEnd() {
  const { session, location } = useApp();
  const { user } = useSnapshot(session.state);
  const { scheme, setTheme } = useTheme();
  const { mode, setMode } = use(MenuModeContext);
  const t = useMessages();
  return (
    <>
      {user && <Finder isAdmin={isAdmin(user)} />}
      <WikiLink />
      {user && <LinkMark />}
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
            ...(isAdmin(user)
              ? [
                  {
                    id: 'mode',
                    items: [
                      {
                        id: 'switch',
                        label: t(mode === 'admin' ? 'shell.user.toCustomer' : 'shell.user.toAdmin'),
                        onAction: () =>
                          location.navigate(mode === 'admin' ? href(startRoutes.dashboard) : homeOf(user), {
                            onLeave: () => setMode(mode === 'admin' ? 'customer' : 'admin'),
                          }),
                      },
                    ],
                  },
                ]
              : []),
            {
              id: 'session',
              items: [
                {
                  id: 'settings',
                  label: t('shell.user.settings'),
                  href: href(customerRoutes.settings),
                  icon: <SettingsIcon />,
                },
                {
                  id: 'sign-out',
                  label: t('shell.user.signOut'),
                  href: href(startRoutes.logout),
                  icon: <SignOutIcon />,
                },
              ],
            },
          ]}
        />
      )}
    </>
  );
}

/** A separate component, because the connection changes often and nothing else here does. */
function LinkMark() {
  const { connection } = useApp();
  const link = visibleState(useSnapshot(connection.state));
  const t = useMessages();
  return link && <ConnectionMark state={link}>{t(connectionLabels[link].word)}</ConnectionMark>;
}
