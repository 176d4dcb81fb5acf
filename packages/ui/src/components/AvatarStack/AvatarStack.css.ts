import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { variantsOf } from '../../css/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { avatarSizes } from '../Avatar/avatar-options.ts';

export const list = componentStyle(
  { display: 'inline-flex', alignItems: 'center', padding: 0, listStyle: 'none', isolation: 'isolate' },
  'list',
);

/** Each avatar overlaps the previous one without covering its initials; a ring in the panel's colour separates them. */
export const person = recipe({
  base: inComponents({
    display: 'flex',
    borderRadius: vars.radius.full,
    background: vars.color.panel,
    boxShadow: `0 0 0 2px ${vars.color.panel}`,
  }),
  variants: {
    size: variantsOf(avatarSizes, (size) => ({
      selectors: { '& + &': { marginInlineStart: `${-Math.round(size / 10)}px` } },
    })),
  },
});

export const rest = recipe({
  base: inComponents({
    display: 'grid',
    placeItems: 'center',
    paddingInline: vars.space[4],
    borderRadius: vars.radius.full,
    background: vars.color.controlHover,
    color: vars.color.text,
    fontWeight: vars.fontWeight.semibold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    size: variantsOf(avatarSizes, (size) => ({
      minInlineSize: `${size}px`,
      blockSize: `${size}px`,
      fontSize: size < 28 ? '10px' : vars.fontSize[12],
    })),
  },
});
