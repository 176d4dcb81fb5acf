import { useState } from 'react';
import { classes } from '../../css/classes.ts';
import * as css from './Avatar.css.ts';
import type { AvatarShape, AvatarSize } from './avatar-options.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** The name of the user or thing; also the source of the initials. */
  name: string;
  /** The address of a picture. The initials are shown until it has loaded and when it fails to load. */
  src?: string | undefined;
  /** The width and height in pixels. @default 32 */
  size?: AvatarSize | undefined;
  /** The shape: a circle for users, a square for organisations and things. @default 'circle' */
  shape?: AvatarShape | undefined;
  /** Whether screen readers skip the avatar because the name is written beside it. @default false */
  isDecorative?: boolean | undefined;
  /** An additional class, for styles that no prop or variant covers. Each use is counted in reviews. */
  UNSAFE_className?: string | undefined;
}

/**
 * A picture of a user or a thing, or its initials when there is no picture.
 * @example
 * <Avatar name="Mira Maas" />
 */
export function Avatar({
  name,
  src,
  size = 32,
  shape = 'circle',
  isDecorative = false,
  UNSAFE_className,
}: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span
      className={classes(css.avatar({ size, shape }), UNSAFE_className)}
      data-initials={initials(name)}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {src !== undefined && src !== failed && (
        <img className={css.picture} src={src} alt="" draggable={false} onError={() => setFailed(src)} />
      )}
    </span>
  );
}
