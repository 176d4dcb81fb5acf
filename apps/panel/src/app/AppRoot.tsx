import { KitProvider } from '@kronos/ui/KitProvider';
import { ThemeProvider } from '@kronos/ui/theme';
import { type ReactNode, useMemo } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useSnapshot } from 'valtio/react';
import { kitMessages } from '../messages/kit-messages.ts';
import { AppContext } from './app-context.ts';
import type { App } from './create-app.ts';

/** Gives a tree its app, theme, words and links. The common texts must have been loaded. */
export function AppRoot({ app, children }: { app: App; children: ReactNode }) {
  const { brand } = useSnapshot(app.system.state);
  const words = useMemo(() => kitMessages(app.messages.t), [app]);
  return (
    <AppContext value={app}>
      <ThemeProvider storage={app.storage} brandColor={brand.brand_color ?? undefined}>
        <KitProvider messages={words}>
          <RouterProvider navigate={app.location.navigate}>{children}</RouterProvider>
        </KitProvider>
      </ThemeProvider>
    </AppContext>
  );
}
