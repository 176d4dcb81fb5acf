import type { Messages } from '../messages/create-messages.ts';
import type { RouteEntry } from '../routes/entry.ts';
import type { ScreenPage } from '../routes/screen.ts';
import type { RoutesStore } from '../routes/create-routes.ts';
import type { Screens } from '../context/app.ts';
import { known } from '../platform/known.ts';

/** Pages that are part of the first load, by the folder of their screen. */
export type PagesAtHand = Readonly<Record<string, ScreenPage>>;

interface Deps {
  messages: Messages;
  client: { ensure: () => Promise<unknown> };
  routes: Pick<RoutesStore, 'loadScreen'>;
  atHand: PagesAtHand;
}

/** Loads each screen once, together with its texts, its frame and the client. */
export function createScreens({ messages, client, routes, atHand }: Deps): Screens {
  const started = new Map<string, Promise<ScreenPage>>();
  let frame: ReturnType<Screens['frame']> | undefined;

  const loadFrame = () => {
    frame ??= known(import('../shell/Layout.tsx'));
    frame.catch(() => (frame = undefined));
    return frame;
  };

  const fetchPage = async (entry: RouteEntry) => {
    const [{ Page }] = await Promise.all([routes.loadScreen(entry), client.ensure()]);
    return Page;
  };

  const load = async (entry: RouteEntry): Promise<ScreenPage> => {
    const { areas, isBare, screen = '' } = entry;
    const [page] = await Promise.all([
      atHand[screen] ?? fetchPage(entry),
      ...areas.map(messages.ensure),
      ...(isBare ? [] : [loadFrame(), messages.ensure('shell'), messages.ensure('titles')]),
    ]);
    return page;
  };

  return {
    load(entry) {
      const page = started.get(entry.path) ?? known(load(entry));
      started.set(entry.path, page);
      return page;
    },
    frame: loadFrame,
    forget: ({ path }) => void started.delete(path),
  };
}
