import { componentStyle } from '../../css/component-style.ts';
import { ringInside } from '../../css/focus-ring.ts';
import { media } from '../../css/media.ts';
import { columnsProperty } from '../../grid/columns.ts';
import { stacked } from '../../grid/layout.ts';
import { vars } from '../../theme/contract.css.ts';

export const detailRow = componentStyle(
  {
    display: 'block',
    boxShadow: `inset 0 1px ${vars.color.line}`,
    background: `color-mix(in srgb, ${vars.color.control} 55%, transparent)`,
  },
  'detailRow',
);

export const detail = componentStyle(
  {
    display: 'block',
    padding: `${vars.space[16]} ${vars.space[16]} ${vars.space[16]} 56px`,
    textAlign: 'start',
    ...ringInside,
    '@container': { [stacked]: { padding: vars.space[16] } },
  },
  'detail',
);

export const foot = componentStyle(
  {
    display: 'block',
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 2,
    background: vars.color.panel,
    selectors: { '[data-in-page] &': { position: 'static' } },
  },
  'foot',
);

export const footRow = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: `var(${columnsProperty})`,
    minBlockSize: vars.size.row,
    boxShadow: `inset 0 1px ${vars.color.line}`,
    fontWeight: vars.fontWeight.medium,
    '@container': { [stacked]: { display: 'block', padding: `${vars.space[8]} ${vars.space[12]}` } },
    '@media': { [media.forcedColors]: { borderBlockStart: '1px solid CanvasText' } },
  },
  'footRow',
);
