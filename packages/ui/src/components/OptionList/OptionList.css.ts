import { componentStyle } from '../../css/component-style.ts';
import { row, sign } from '../../overlay/row.css.ts';
import { vars } from '../../theme/contract.css.ts';

/** The list under a field: at least as wide as the field, and low enough to leave the page visible. */
export const list = componentStyle(
  {
    minInlineSize: 'var(--trigger-width)',
    maxInlineSize: '480px',
    maxBlockSize: '320px',
    padding: vars.space[4],
    overflow: 'auto',
    outline: 'none',
    fontSize: vars.fontSize[14],
  },
  'list',
);

/** Options outside of the view are not rendered and give no width; the layout gives the padding. */
export const virtualList = [
  list,
  componentStyle(
    { inlineSize: 'max(var(--trigger-width), 280px)', maxInlineSize: '100%', blockSize: '320px', padding: 0 },
    'virtualList',
  ),
].join(' ');

const line = componentStyle({ display: 'flex', gap: vars.space[8] }, 'line');

export const option = [row, line].join(' ');

export const texts = componentStyle({ flex: 1, minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere' }, 'texts');

/** Reserves space for the check mark, so that labels do not move when an option is chosen. */
export const mark = [sign, componentStyle({ placeItems: 'center', inlineSize: '16px' }, 'mark')].join(' ');

/** The text in the list when there are no options. */
export const empty = [
  line,
  componentStyle(
    { alignItems: 'center', minBlockSize: '32px', paddingInline: vars.space[8], color: vars.color.textMuted },
    'empty',
  ),
].join(' ');

/** Handles events around a field without a box of its own. */
export const listener = componentStyle({ display: 'contents' }, 'listener');
