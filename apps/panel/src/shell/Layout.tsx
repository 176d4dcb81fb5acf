import { AppShell } from '@kronos/ui/AppShell';
import { Stack } from '@kronos/ui/Stack';
import { use, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { FrameProps } from '../context/app.ts';
import { useApp } from '../context/app-context.ts';
import { useAddress } from '../context/use-address.ts';
import { isAdmin } from '../routes/roles.ts';
import { AccountLanguage } from './AccountLanguage.tsx';
import { AccountTheme } from './AccountTheme.tsx';
import { HouseBars } from './HouseBars.tsx';
import { Footer } from './Footer.tsx';
import { HeaderEnd } from './HeaderEnd.tsx';
import { HomeBrand } from './HomeBrand.tsx';
import { Later } from './Later.tsx';
import { returnKeyIn } from '../stores/own-session.ts';
import {
  LazyAlerts,
  LazyAwayBar,
  LazyPlace,
  LazyRecentProcesses,
  LazyRefusedBar,
  LazyRestored,
} from './frame-parts.ts';
import { MainMenu } from './MainMenu.tsx';
import { type MenuMode, MenuModeContext } from './menu-mode.ts';
import { Messages } from './Messages.tsx';
import { PageTabs } from './PageTabs.tsx';
import { ShortcutKey } from './ShortcutKey.tsx';
import { Trail } from './Trail.tsx';

/** The frame of every page but the bare ones. */
export function Layout({ current, params, children }: FrameProps) {
  const { messages, session, storage } = useApp();
  use(messages.ensure('shell'));
  use(messages.ensure('titles'));
  const { user, impersonatedName } = useSnapshot(session.state);
  const { search } = useAddress();
  const [mode, setMode] = useState<MenuMode['mode']>('admin');
  const menuMode = useMemo(() => ({ mode, setMode }), [mode]);
  return (
    <MenuModeContext value={menuMode}>
      <AppShell
        bars={
          <>
            {user && (returnKeyIn(storage) !== null || impersonatedName !== undefined) && (
              <Later>
                <LazyAwayBar />
              </Later>
            )}
            <HouseBars />
            {user && (
              <Later>
                <LazyAlerts current={current} />
              </Later>
            )}
            {user && search.includes('redirect=') && (
              <Later>
                <LazyRefusedBar />
              </Later>
            )}
          </>
        }
        brand={<HomeBrand />}
        menu={<MainMenu current={current} />}
        headerStart={<Trail current={current} params={params} />}
        headerEnd={<HeaderEnd />}
        footer={
          <Stack gap={12}>
            {user && (
              <Later>
                <LazyPlace name="footer" />
              </Later>
            )}
            <Footer />
          </Stack>
        }
      >
        <PageTabs current={current} params={params}>
          {children}
        </PageTabs>
        <AccountTheme />
        <AccountLanguage />
        {user && <ShortcutKey />}
        {user && (
          <Later>
            <Messages />
            {isAdmin(user) && <LazyRecentProcesses />}
          </Later>
        )}
        {user && isAdmin(user) && search.includes('restore-session') && (
          <Later>
            <LazyRestored />
          </Later>
        )}
      </AppShell>
    </MenuModeContext>
  );
}
