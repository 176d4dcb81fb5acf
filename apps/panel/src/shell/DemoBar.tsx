import { useSnapshot } from 'valtio/react';
import { useApp } from '../context/app-context.ts';
import { Later } from './Later.tsx';
import { LazyDemoNotice } from './lazy-parts.ts';

/** Says so where nothing is real (spec §1). */
export function DemoBar() {
  const { settings } = useSnapshot(useApp().system.state);
  if (!settings?.demo_mode) return null;
  return (
    <Later>
      <LazyDemoNotice />
    </Later>
  );
}
