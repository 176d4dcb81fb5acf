import type { ReactNode } from 'react';
import { SurroundingsContext } from '../context/surroundings.ts';
import { HouseBars } from './HouseBars.tsx';
import { HomeBrand } from './HomeBrand.tsx';

const surroundings = { bars: <HouseBars />, brand: <HomeBrand /> };

/** The layout of the bare pages: each draws one card with the same surroundings. */
export const CardLayout = ({ children }: { children: ReactNode }) => (
  <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>
);
