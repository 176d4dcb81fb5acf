import { KitProvider } from '@kronos/ui/KitProvider';
import { ThemeProvider } from '@kronos/ui/theme';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useSnapshot } from 'valtio/react';
import type { App } from '../context/app.ts';
import { AppContext } from '../context/app-context.ts';
import type { KitWords } from '../messages/kit-words.ts';

interface AppRootProps {
  app: App;
  /** The kit's language and texts; without them the kit is in English. */
  words: KitWords | undefined;
  children: ReactNode;
}

/** Provides the app, theme, texts and links to a tree. The common texts must have been loaded. */
export function AppRoot({ app, words, children }: AppRootProps) {
  const { brand } = useSnapshot(app.system.state);
  return (
    <AppContext value={app}>
      <ThemeProvider storage={app.storage} brandColor={brand.brand_color ?? undefined}>
        <KitProvider {...words}>
          <RouterProvider navigate={app.location.navigate}>{children}</RouterProvider>
        </KitProvider>
      </ThemeProvider>
    </AppContext>
  );
}
