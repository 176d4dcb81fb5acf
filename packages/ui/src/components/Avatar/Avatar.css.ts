import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { variantsOf } from '../../css/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { avatarSizes } from './avatar-options.ts';

export const avatar = recipe({
  base: inComponents({
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    overflow: 'hidden',
    verticalAlign: 'middle',
    background: vars.color.accent.soft,
    color: vars.color.accent.text,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: 1,
    textTransform: 'uppercase',
    userSelect: 'none',
    // Generated content, because screen readers would read the letters as text beside the name.
    selectors: { '&::before': { content: 'attr(data-initials)', gridArea: '1 / 1' } },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText', color: 'CanvasText' } },
  }),
  variants: {
    size: variantsOf(avatarSizes, (size) => ({
      inlineSize: `${size}px`,
      blockSize: `${size}px`,
      // Below the smallest step of the scale, in proportion to the avatar.
      fontSize: size < 28 ? '10px' : size < 40 ? vars.fontSize[12] : size < 64 ? vars.fontSize[14] : vars.fontSize[24],
    })),
    shape: {
      circle: inComponents({ borderRadius: vars.radius.full }),
      square: inComponents({ borderRadius: vars.radius.inner }),
    },
  },
  // A radius that suits a small square would look sharp on a large one.
  compoundVariants: avatarSizes
    .filter((size) => size >= 40)
    .map((size) => ({
      variants: { shape: 'square' as const, size },
      style: inComponents({ borderRadius: vars.radius.control }),
    })),
});

export const picture = componentStyle(
  { gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  'picture',
);
