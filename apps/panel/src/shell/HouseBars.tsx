import { useSnapshot } from 'valtio/react';
import { useApp } from '../context/app-context.ts';
import { Later } from './Later.tsx';
import { LazyShownBars } from './lazy-parts.ts';

/** What everybody is told: that nothing is real here (spec §1), and what an admin has to say. */
export function HouseBars() {
  const { system, storage } = useApp();
  const { settings } = useSnapshot(system.state);
  // The server's word in a cookie; where the bar will be, its height is kept free, so that the page does not move.
  const space = storage.read('kronos.demo') !== null && <div style={{ blockSize: 32 }} />;
  if (!settings) return space;
  if (!settings.demo_mode && !settings.maintenance_message) return null;
  return (
    <Later meanwhile={space}>
      <LazyShownBars />
    </Later>
  );
}
