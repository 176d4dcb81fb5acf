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

/** The current theme and density, and functions that change them. */
export interface ThemeState {
  /** The user's choice. */
  theme: ThemePreference;
  /** The displayed theme: the choice, or the system's preference. */
  scheme: Scheme;
  density: Density;
  setTheme: (theme: ThemePreference) => void;
  setDensity: (density: Density) => void;
}

export interface ThemeProviderProps {
  /** The components that use the theme. */
  children: ReactNode;
  /** The theme until the user chooses another. @default 'system' */
  defaultTheme?: ThemePreference | undefined;
  /** The density until the user chooses another. @default 'comfortable' */
  defaultDensity?: Density | undefined;
  /** A colour `#rrggbb` that replaces the accent. Contrast is kept for any colour; the boot script sets it at the next visit. */
  brandColor?: string | undefined;
  /** The storage of choices, such as `createBrowserStorage(window)`; without it they last for this visit only. */
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
    // Most pages have no brand colour, now or stored: the code for it loads with the first page that has one.
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
