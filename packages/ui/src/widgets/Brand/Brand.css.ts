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

export const image = componentStyle(
  { display: 'block', blockSize: '28px', inlineSize: 'auto', maxInlineSize: '180px', objectFit: 'contain' },
  'image',
);

export const name = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis' }, 'name');

export const mark = componentStyle({ flex: 'none', color: vars.color.accent.text }, 'mark');
