import '../theme/index.ts';

export { createBrowserStorage } from '../theme/browser-storage.ts';
export { vars } from '../theme/contract.css.ts';
export { densities, preferenceKeys, themePreferences } from '../theme/preference.ts';
export type { Density, PreferenceStorage, ThemePreference } from '../theme/preference.ts';
export { schemes } from '../theme/primitives.ts';
export type { Scheme } from '../theme/primitives.ts';
export { ThemeProvider, useTheme } from '../theme/ThemeProvider.tsx';
export type { ThemeProviderProps, ThemeState } from '../theme/ThemeProvider.tsx';
