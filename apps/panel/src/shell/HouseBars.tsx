import { useSnapshot } from 'valtio/react';
import { useApp } from '../context/app-context.ts';
import { Later } from './Later.tsx';
import { LazyShownBars } from './lazy-parts.ts';

/** The bars for every visitor: the demo notice (spec §1), and an admin's message. */
export function HouseBars() {
  const { system, storage } = useApp();
  const { settings } = useSnapshot(system.state);
  // The server sets this cookie; the height of the bar is reserved, so that the page does not move.
  const space = storage.read('kronos.demo') !== null && <div style={{ blockSize: 32 }} />;
  if (!settings) return space;
  if (!settings.demo_mode && !settings.maintenance_message) return null;
  return (
    <Later meanwhile={space}>
      <LazyShownBars />
    </Later>
  );
}
