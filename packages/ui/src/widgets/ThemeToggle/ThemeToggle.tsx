import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { MoonIcon, SunIcon } from '../../icons/things.tsx';
import type { Scheme } from '../../theme/primitives.ts';

export interface ThemeToggleProps {
  /** What is on screen now. */
  scheme: Scheme;
  /** Given the other one. */
  onChange: (scheme: Scheme) => void;
  /** Names of the two ways, such as `Use the dark theme`. */
  labels: { toDark: string; toLight: string };
}

/**
 * A button that switches between the dark and the light theme.
 * @example
 * <ThemeToggle scheme="dark" onChange={setScheme} labels={{ toDark: 'Dark theme', toLight: 'Light theme' }} />
 */
export function ThemeToggle({ scheme, onChange, labels }: ThemeToggleProps) {
  const isDark = scheme === 'dark';
  return (
    <IconButton
      label={isDark ? labels.toLight : labels.toDark}
      icon={isDark ? <SunIcon size={20} /> : <MoonIcon size={20} />}
      onPress={() => onChange(isDark ? 'light' : 'dark')}
    />
  );
}
