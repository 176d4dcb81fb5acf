import { AppShell } from '@kronos/ui/AppShell';
import { type ReactNode, use } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp } from '../context/app-context.ts';
import { isAdmin } from '../routes/roles.ts';
import type { RouteId } from '../routes/table.ts';
import { DemoBar } from './DemoBar.tsx';
import { Footer } from './Footer.tsx';
import { HeaderEnd } from './HeaderEnd.tsx';
import { HomeBrand } from './HomeBrand.tsx';
import { Later } from './Later.tsx';
import { LazyRecentProcesses } from './frame-parts.ts';
import { Messages } from './Messages.tsx';
import { MainMenu } from './MainMenu.tsx';

/** The frame of every page but the bare ones. */
export function Layout({ current, children }: { current: RouteId; children: ReactNode }) {
  const { messages, session } = useApp();
  use(messages.ensure('shell'));
  const { user } = useSnapshot(session.state);
  return (
    <AppShell
      bars={<DemoBar />}
      brand={<HomeBrand />}
      menu={<MainMenu current={current} />}
      headerEnd={<HeaderEnd />}
      footer={<Footer />}
    >
      {children}
      {user && (
        <Later>
          <Messages />
          {isAdmin(user) && <LazyRecentProcesses />}
        </Later>
      )}
    </AppShell>
  );
}
