import type { ComponentType } from 'react';
import type { Messages } from '../messages/create-messages.ts';
import { loadScreen } from '../routes/screens.ts';
import { type RouteId, routeOf } from '../routes/table.ts';

/** Pages that came with the panel itself. */
export type PagesAtHand = Readonly<Partial<Record<RouteId, ComponentType>>>;

/** Loads each screen once, together with its texts and the frame it stands in. */
export function createScreens(messages: Messages, atHand: PagesAtHand) {
  const started = new Map<RouteId, Promise<ComponentType>>();

  const load = async (id: RouteId): Promise<ComponentType> => {
    const { areas, isBare } = routeOf(id);
    const frame = isBare ? [] : [import('../shell/Layout.tsx'), messages.ensure('shell')];
    const [page] = await Promise.all([
      atHand[id] ?? loadScreen(id).then(({ Page }) => Page),
      ...areas.map(messages.ensure),
      ...frame,
    ]);
    return page;
  };

  return {
    /** The same promise for the same screen, so that React can wait for it. */
    load(id: RouteId): Promise<ComponentType> {
      const known = started.get(id);
      if (known) return known;
      const page = load(id);
      started.set(id, page);
      return page;
    },
    /** Lets the next `load` try again. */
    forget: (id: RouteId) => void started.delete(id),
  };
}
