import { componentStyle } from '../../css/component-style.ts';
import { row, sign } from '../../overlay/row.css.ts';
import { vars } from '../../theme/contract.css.ts';

/** The list under a field: at least as wide as the field, at most as tall as leaves the page in sight. */
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

const line = componentStyle({ display: 'flex', gap: vars.space[8] }, 'line');

export const option = [row, line].join(' ');

export const texts = componentStyle({ flex: 1, minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere' }, 'texts');

/** Keeps the place of the check, so that words do not move when one is chosen. */
export const mark = [sign, componentStyle({ placeItems: 'center', inlineSize: '16px' }, 'mark')].join(' ');

/** Stands in the list when there is nothing to choose. */
export const empty = [
  line,
  componentStyle(
    { alignItems: 'center', minBlockSize: '32px', paddingInline: vars.space[8], color: vars.color.textMuted },
    'empty',
  ),
].join(' ');

/** Listens around a field without a place of its own. */
export const listener = componentStyle({ display: 'contents' }, 'listener');
