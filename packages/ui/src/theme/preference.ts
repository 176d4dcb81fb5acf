import type { Scheme } from './primitives.ts';

export const themePreferences = ['dark', 'light', 'system'] as const;
export type ThemePreference = (typeof themePreferences)[number];

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** Storage keys of the reader's preferences and the host's accent; the boot script reads the same ones. */
export const preferenceKeys = { theme: 'kronos.theme', density: 'kronos.density', accent: 'kronos.accent' } as const;

/** Where choices are kept between visits. */
export interface PreferenceStorage {
  /** The value last written under the key, if there is one. */
  read: (key: string) => string | null;
  /** Keeps the value. Must not throw: a choice that cannot be kept still holds for this visit. */
  write: (key: string, value: string) => void;
}

/** Anything but the two schemes means: as the system has it. */
export const readTheme = (stored: string | null | undefined): ThemePreference =>
  stored === 'dark' || stored === 'light' ? stored : 'system';

export const readDensity = (stored: string | null | undefined): Density =>
  stored === 'compact' ? 'compact' : 'comfortable';

/** Dark is the rule, light the wish: only a system that asks for light gets it. */
export const lightQuery = '(prefers-color-scheme: light)';

export const resolveScheme = (theme: ThemePreference, systemWantsLight: boolean): Scheme =>
  theme === 'system' ? (systemWantsLight ? 'light' : 'dark') : theme;
