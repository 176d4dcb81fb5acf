import { directional, icon } from './icon.css.ts';

export const iconSizes = [12, 16, 20, 24, 32] as const;
export type IconSize = (typeof iconSizes)[number];

export interface IconProps {
  /** The width and height in pixels. @default 16 */
  size?: IconSize | undefined;
  /** The text alternative; without it the icon is decorative and hidden from screen readers. */
  label?: string | undefined;
}

interface Drawing {
  /** The path of the lines, on a grid of 24. */
  line?: string;
  /** The path of filled shapes, on the same grid. */
  fill?: string;
  /** Whether the icon is mirrored in right-to-left text. */
  isDirectional?: boolean;
}

/**
 * Creates an icon in the colour of the text. Its lines are 1.5 px at every size, so small icons look as dark as large ones.
 * @example
 * const PlusIcon = createIcon({ line: 'M12 5.5v13M5.5 12h13' })
 */
/* @__NO_SIDE_EFFECTS__ */
export function createIcon({ line, fill, isDirectional = false }: Drawing) {
  return function Icon({ size = 16, label }: IconProps) {
    return (
      <svg
        className={isDirectional ? `${icon} ${directional}` : icon}
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        focusable="false"
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        {line && (
          <path
            d={line}
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        )}
        {fill && <path d={fill} fill="currentColor" />}
      </svg>
    );
  };
}
