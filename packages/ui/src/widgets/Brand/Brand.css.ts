import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const brand = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minInlineSize: 0,
    borderRadius: vars.radius.inner,
    color: vars.color.text,
    fontSize: vars.fontSize[16],
    fontWeight: vars.fontWeight.semibold,
    letterSpacing: '-0.012em',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  'brand',
);

/** If the whole name does not fit, only the mark shows: the name wraps out of view instead of becoming `K…`. */
export const written = componentStyle(
  { flexWrap: 'wrap', flexShrink: 9999, minInlineSize: '22px', maxBlockSize: '24px', overflow: 'hidden' },
  'written',
);

export const image = componentStyle(
  { display: 'block', blockSize: '28px', inlineSize: 'auto', maxInlineSize: '180px', objectFit: 'contain' },
  'image',
);

export const name = componentStyle({ lineHeight: '24px' }, 'name');

export const mark = componentStyle({ flex: 'none', marginBlock: '1px', color: vars.color.accent.text }, 'mark');
