import type { ReactNode } from 'react';
import { SurroundingsContext } from '../context/surroundings.ts';
import { DemoBar } from './DemoBar.tsx';
import { HomeBrand } from './HomeBrand.tsx';

const surroundings = { bars: <DemoBar />, brand: <HomeBrand /> };

/** What the bare pages stand in: each draws one card, with the same things around it. */
export const CardLayout = ({ children }: { children: ReactNode }) => (
  <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>
);
