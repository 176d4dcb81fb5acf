import type { ReactNode } from 'react';
import { SurroundingsContext } from '../context/surroundings.ts';
import { HouseBars } from './HouseBars.tsx';
import { HomeBrand } from './HomeBrand.tsx';

const surroundings = { bars: <HouseBars />, brand: <HomeBrand /> };

/** What the bare pages stand in: each draws one card, with the same things around it. */
export const CardLayout = ({ children }: { children: ReactNode }) => (
  <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>
);
