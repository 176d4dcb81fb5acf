import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const nav = componentStyle({ minInlineSize: 0 }, 'nav');

export const list = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    padding: 0,
    listStyle: 'none',
    color: vars.color.textMuted,
    fontSize: vars.fontSize[13],
    whiteSpace: 'nowrap',
  },
  'list',
);

export const crumb = componentStyle(
  { display: 'flex', alignItems: 'center', flex: '0 1 auto', minInlineSize: 0 },
  'crumb',
);

export const separator = componentStyle({ flex: 'none', marginInline: '2px', opacity: 0.7 }, 'separator');

export const link = componentStyle(
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    paddingInline: vars.space[4],
    paddingBlock: '2px',
    borderRadius: vars.radius.inner,
    // The focus ring must not touch the separators.
    outlineOffset: 0,
    color: 'inherit',
    textDecoration: 'none',
    transition: `color ${vars.motion.hover} ${vars.motion.curve}`,
    selectors: { '&[data-hovered]': { color: vars.color.text, textDecoration: 'underline' } },
  },
  'link',
);

export const current = componentStyle(
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    paddingInline: vars.space[4],
    color: vars.color.text,
    fontWeight: vars.fontWeight.medium,
  },
  'current',
);
