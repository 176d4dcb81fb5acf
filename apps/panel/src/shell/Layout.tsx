import { AppShell } from '@kronos/ui/AppShell';
import { type ReactNode, use } from 'react';
import { useApp } from '../context/app-context.ts';
import type { RouteId } from '../routes/table.ts';
import { DemoBar } from './DemoBar.tsx';
import { Footer } from './Footer.tsx';
import { HeaderEnd } from './HeaderEnd.tsx';
import { HomeBrand } from './HomeBrand.tsx';
import { MainMenu } from './MainMenu.tsx';

/** The frame of every page but the bare ones. */
export function Layout({ current, children }: { current: RouteId; children: ReactNode }) {
  use(useApp().messages.ensure('shell'));
  return (
    <AppShell
      bars={<DemoBar />}
      brand={<HomeBrand />}
      menu={<MainMenu current={current} />}
      headerEnd={<HeaderEnd />}
      footer={<Footer />}
    >
      {children}
    </AppShell>
  );
}
