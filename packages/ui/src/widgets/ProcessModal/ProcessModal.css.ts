import { componentStyle } from '../../css/component-style.ts';
import { ringInside } from '../../css/focus-ring.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const detail = componentStyle({ display: 'grid', gap: vars.space[20] }, 'detail');

export const facts = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
    gap: vars.space[16],
  },
  'facts',
);

export const fact = componentStyle({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }, 'fact');

export const term = componentStyle(
  { fontSize: vars.fontSize[12], fontWeight: vars.fontWeight.medium, color: vars.color.textMuted },
  'term',
);

export const value = componentStyle({ overflowWrap: 'anywhere' }, 'value');

/** The unchanged output of a command. */
export const output = componentStyle(
  {
    padding: vars.space[12],
    maxBlockSize: '240px',
    overflow: 'auto',
    borderRadius: vars.radius.control,
    background: vars.color.page,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize[12],
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    ...ringInside,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'output',
);

export const trigger = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '32px',
    // Space for the focus ring, with the text aligned with the text above.
    marginInline: `calc(-1 * ${vars.space[4]})`,
    paddingInline: vars.space[4],
    border: 0,
    borderRadius: vars.radius.inner,
    background: 'none',
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.medium,
    cursor: 'pointer',
  },
  'trigger',
);

export const chevron = componentStyle(
  {
    display: 'inline-grid',
    transition: `rotate ${vars.motion.hover} ${vars.motion.curve}`,
    selectors: { '[aria-expanded="true"] > &': { rotate: '90deg' } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  'chevron',
);

export const heading = componentStyle({ fontSize: 'inherit' }, 'heading');

export const none = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize[12] }, 'none');
