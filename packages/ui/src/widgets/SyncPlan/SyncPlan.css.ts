import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { cards } from '../../grid/layout.ts';
import { vars } from '../../theme/contract.css.ts';

/** Focused only by script, when the focused element is removed, so it has no focus ring. */
export const plan = componentStyle({ display: 'grid', gap: vars.space[16], minInlineSize: 0, outline: 'none' }, 'plan');

/** The progress bar of a run and its button, stacked if both do not fit. */
export const run = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[12]} ${vars.space[20]}` },
  'run',
);
export const bar = componentStyle({ flex: '1 1 240px', minInlineSize: 0 }, 'bar');

export const part = componentStyle({ display: 'grid', gap: vars.space[12], minInlineSize: 0 }, 'part');

export const head = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${vars.space[2]} ${vars.space[8]}` },
  'head',
);

/** A sentence with an icon at its first line. */
export const line = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space[8],
    fontSize: vars.fontSize[14],
    overflowWrap: 'anywhere',
  },
  'line',
);
/** As high as the line of text next to it. */
export const mark = componentStyle({ display: 'inline-flex', alignItems: 'center', blockSize: '1.5em' }, 'mark');
export const isGood = componentStyle({ color: vars.color.success.text }, 'isGood');
export const isQuiet = componentStyle({ color: vars.color.textMuted }, 'isQuiet');

/** Centres a badge on the first line of a row. */
const atFirstLine = { paddingBlock: `calc((${vars.size.row} - 20px) / 2)` };

/** The libraries of a cell, on as many lines as they need. */
export const names = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[4],
    minInlineSize: 0,
    paddingInline: 0,
    ...atFirstLine,
    ...cards({ paddingBlock: '1px' }),
  },
  'names',
);
/** A name that is longer than its line is cut off within its badge. */
export const name = componentStyle({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' }, 'name');
/** As high as the badge, since its own line height would cut off descenders. */
export const nameText = componentStyle(
  { overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: '20px' },
  'nameText',
);

export const outcome = componentStyle(
  {
    display: 'grid',
    minInlineSize: 0,
    lineHeight: '20px',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    ...atFirstLine,
    ...cards({ paddingBlock: '1px' }),
  },
  'outcome',
);

export const chevron = componentStyle(
  {
    display: 'inline-grid',
    transition: `rotate ${vars.motion.hover} ${vars.motion.curve}`,
    selectors: {
      '[aria-expanded="true"] &': { rotate: '90deg' },
      '[dir="rtl"] [aria-expanded="true"] &': { rotate: '-90deg' },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  'chevron',
);
