import { useState } from 'react';
import { classes } from '../../css/classes.ts';
import * as css from './Avatar.css.ts';
import type { AvatarShape, AvatarSize } from './avatar-options.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** Whose it is: its name, and the source of the letters. */
  name: string;
  /** Address of a picture. Until it is there, and when it fails, the letters stand. */
  src?: string | undefined;
  /** Edge in pixels. @default 32 */
  size?: AvatarSize | undefined;
  /** Circles for people, squares for organisations and things. @default 'circle' */
  shape?: AvatarShape | undefined;
  /** The name stands beside it in words, so it is silent. @default false */
  isDecorative?: boolean | undefined;
  /** Class for what the kit cannot know; counted in reviews. */
  UNSAFE_className?: string | undefined;
}

/**
 * A picture of a person or a thing, or its initials when there is no picture.
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
