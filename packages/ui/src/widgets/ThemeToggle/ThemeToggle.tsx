import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { MoonIcon, SunIcon } from '../../icons/things.tsx';
import type { Scheme } from '../../theme/primitives.ts';

export interface ThemeToggleProps {
  /** The current colour scheme. */
  scheme: Scheme;
  /** Called with the other scheme when it is chosen. */
  onChange: (scheme: Scheme) => void;
  /** The names of the two actions, such as `Use the dark theme`. */
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
