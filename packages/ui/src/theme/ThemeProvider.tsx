import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type Density,
  lightQuery,
  type PreferenceStorage,
  preferenceKeys,
  readDensity,
  readTheme,
  resolveScheme,
  type ThemePreference,
} from './preference.ts';
import type { Scheme } from './primitives.ts';

/** The look in force, and how to change it. */
export interface ThemeState {
  /** What the person chose. */
  theme: ThemePreference;
  /** What is on screen: the choice, or the system's wish. */
  scheme: Scheme;
  density: Density;
  setTheme: (theme: ThemePreference) => void;
  setDensity: (density: Density) => void;
}

export interface ThemeProviderProps {
  /** The parts that follow the theme. */
  children: ReactNode;
  /** The theme until the person chooses another. @default 'system' */
  defaultTheme?: ThemePreference | undefined;
  /** The density until the person chooses another. @default 'comfortable' */
  defaultDensity?: Density | undefined;
  /** Replaces the accent: `#rrggbb`. Contrast is kept whatever the colour, and the boot script has it at the next visit. */
  brandColor?: string | undefined;
  /** Where choices are kept, e.g. `createBrowserStorage(window)`; without it they hold for this visit only. */
  storage?: PreferenceStorage | undefined;
}

const ThemeContext = createContext<ThemeState | null>(null);

/**
 * A provider that sets theme, density and brand on `<html>`, where the boot script set them first. Render one per
 * page.
 * @example
 * <ThemeProvider>{app}</ThemeProvider>
 */
export function ThemeProvider({
  children,
  defaultTheme = 'system',
  defaultDensity = 'comfortable',
  brandColor,
  storage,
}: ThemeProviderProps) {
  const [theme, chooseTheme] = useState(() => readTheme(storage?.read(preferenceKeys.theme) ?? defaultTheme));
  const [density, chooseDensity] = useState(() => readDensity(storage?.read(preferenceKeys.density) ?? defaultDensity));
  const scheme = resolveScheme(
    theme,
    useSyncExternalStore(onSystemChange, systemWantsLight, () => false),
  );

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = scheme;
    document.documentElement.dataset.density = density;
  }, [scheme, density]);

  useLayoutEffect(() => {
    // Most pages have no colour of their own, and no trace of one: what a brand takes is fetched with the first that has.
    if (!brandColor && document.documentElement.style.length === 0) return undefined;
    let isOver = false;
    const put = async () => {
      const { putBrand } = await import('./brand-on-page.ts');
      if (!isOver) putBrand(brandColor, scheme, storage);
    };
    void put();
    return () => {
      isOver = true;
    };
  }, [brandColor, scheme, storage]);

  const setTheme = useCallback(
    (next: ThemePreference) => {
      chooseTheme(next);
      storage?.write(preferenceKeys.theme, next);
    },
    [storage],
  );
  const setDensity = useCallback(
    (next: Density) => {
      chooseDensity(next);
      storage?.write(preferenceKeys.density, next);
    },
    [storage],
  );

  const state = useMemo(
    () => ({ theme, scheme, density, setTheme, setDensity }),
    [theme, scheme, density, setTheme, setDensity],
  );
  return <ThemeContext value={state}>{children}</ThemeContext>;
}

/**
 * Returns the current theme and density with functions that change them.
 * @example
 * const theme = useTheme()
 */
export function useTheme(): ThemeState {
  const state = use(ThemeContext);
  if (!state) {
    throw new Error(
      'useTheme() was called outside of <ThemeProvider>, so there is no theme to read. Wrap the app in it.',
    );
  }
  return state;
}

function onSystemChange(listener: () => void) {
  const query = matchMedia(lightQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const systemWantsLight = () => matchMedia(lightQuery).matches;
