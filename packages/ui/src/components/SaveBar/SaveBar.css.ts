import { componentStyle } from '../../css/component-style.ts';
import { rise } from '../../css/keyframes.css.ts';
import { media } from '../../css/media.ts';
import { floating } from '../../overlay/floating.ts';
import { vars } from '../../theme/contract.css.ts';

/** Stays above the lower edge of the scrolling area; empty, it takes no row of the form. */
export const place = componentStyle(
  {
    position: 'sticky',
    zIndex: vars.z.sticky,
    insetBlockEnd: `calc(${vars.space[16]} + var(--kr-shell-bottom, 0px))`,
    selectors: { '&[data-hidden]': { position: 'absolute' } },
  },
  'place',
);

export const bar = componentStyle(
  {
    ...floating,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[8],
    paddingBlock: vars.space[8],
    paddingInlineEnd: vars.space[8],
    paddingInlineStart: vars.space[16],
    borderRadius: vars.radius.panel,
    animation: `${rise} ${vars.motion.enter} ${vars.motion.curveEnter}`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
  'bar',
);

export const text = componentStyle(
  { flex: 1, minInlineSize: 'max-content', fontSize: vars.fontSize[14], fontWeight: vars.fontWeight.medium },
  'text',
);
