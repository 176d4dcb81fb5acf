import { useCallback, useMemo } from 'react';
import { useApp } from '../../context/app-context.ts';
import { useAddress } from '../../context/use-address.ts';
import { useNow } from '../../context/use-now.ts';
import { dayOf, type Period, type Preset, readPeriod, writePeriod } from './period.ts';

/** The period in the address; `choose` changes the address, so that Back and shared links work. */
export function usePeriod() {
  const { location } = useApp();
  const { path, search } = useAddress();
  const today = dayOf(useNow());
  const { period, preset } = useMemo(() => readPeriod(search, today), [search, today]);
  const choose = useCallback(
    (chosen: Preset | Period) => {
      const next = writePeriod(search, chosen);
      // Each key typed into a date is another period, so it replaces the entry: Back leads to the period before the
      // typing.
      const replace = typeof chosen === 'object' && preset === null;
      location.navigate(next === '' ? path : `${path}?${next}`, { replace });
    },
    [location, path, search, preset],
  );
  return { period, preset, today, choose };
}
