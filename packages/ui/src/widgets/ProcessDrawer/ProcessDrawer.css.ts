import { componentStyle } from '../../css/component-style.ts';
import { focusRing, ringInside } from '../../css/focus-ring.ts';
import { media } from '../../css/media.ts';
import { pressableRow } from '../../css/pressable-row.ts';
import { floating } from '../../overlay/floating.ts';
import { vars } from '../../theme/contract.css.ts';
import { edge } from './edge.ts';

export const button = componentStyle(
  {
    ...floating,
    position: 'fixed',
    insetBlockEnd: `max(${edge}px, env(safe-area-inset-bottom))`,
    insetInlineEnd: `${edge}px`,
    zIndex: vars.z.sticky,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.hover} ${vars.motion.curve}`,
    selectors: {
      '&[data-hovered]': { background: vars.color.controlHover },
      '&[data-pressed]': { background: vars.color.controlPress },
      '&[data-focus-visible]': focusRing,
    },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  },
  'button',
);

/** The words of its rows line up with the title over them. */
export const list = componentStyle(
  {
    display: 'grid',
    gap: vars.space[2],
    marginInline: `calc(-1 * ${vars.space[12]})`,
    padding: 0,
    listStyle: 'none',
  },
  'list',
);

export const row = componentStyle(
  {
    ...pressableRow,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    rowGap: vars.space[4],
    fontSize: vars.fontSize[13],
  },
  'row',
);

export const quiet = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize[12] }, 'quiet');

export const command = componentStyle(
  {
    gridColumn: '1 / -1',
    // A command reads from left to right in every language, and stands where its neighbours do.
    direction: 'ltr',
    textAlign: ['-webkit-match-parent', 'match-parent'],
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize[12],
    overflowWrap: 'anywhere',
    background: 'none',
  },
  'command',
);

export const empty = componentStyle(
  { paddingBlock: vars.space[32], textAlign: 'center', color: vars.color.textMuted },
  'empty',
);

export const foot = componentStyle({ flex: 1, display: 'flex', justifyContent: 'center' }, 'foot');

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

/** What a machine said, as it said it. */
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
    // Room for the ring, with the text where the text above it begins.
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
