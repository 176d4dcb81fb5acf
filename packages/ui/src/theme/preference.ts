import type { Scheme } from './primitives.ts';

export const themePreferences = ['dark', 'light', 'system'] as const;
export type ThemePreference = (typeof themePreferences)[number];

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** Storage keys of the reader's preferences and the host's accent; the boot script reads the same ones. */
export const preferenceKeys = { theme: 'kronos.theme', density: 'kronos.density', accent: 'kronos.accent' } as const;

/** A storage for choices between visits. */
export interface PreferenceStorage {
  /** Returns the value last written under the key, or null. */
  read: (key: string) => string | null;
  /** Stores the value. It must not throw: a choice that cannot be stored still applies to this visit. */
  write: (key: string, value: string) => void;
}

/** Returns the stored theme; any value other than the two schemes means the system's. */
export const readTheme = (stored: string | null | undefined): ThemePreference =>
  stored === 'dark' || stored === 'light' ? stored : 'system';

export const readDensity = (stored: string | null | undefined): Density =>
  stored === 'compact' ? 'compact' : 'comfortable';

/** Dark is the default: only a system that prefers light gets it. */
export const lightQuery = '(prefers-color-scheme: light)';

export const resolveScheme = (theme: ThemePreference, systemWantsLight: boolean): Scheme =>
  theme === 'system' ? (systemWantsLight ? 'light' : 'dark') : theme;
