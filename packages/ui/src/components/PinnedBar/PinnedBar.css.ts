import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

/** Solid, so that an admin does not overlook the impersonation. */
export const bar = componentStyle(
  {
    // The theme's focus ring would be invisible on the solid surface.
    vars: { [vars.color.focus]: vars.color.warning.onSolid },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: vars.space[12],
    rowGap: vars.space[4],
    paddingBlock: vars.space[4],
    paddingInline: vars.space[20],
    background: vars.color.warning.solid,
    color: vars.color.warning.onSolid,
    fontSize: vars.fontSize[13],
    '@media': {
      [media.narrow]: { paddingInline: vars.space[12], justifyContent: 'space-between' },
      [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' },
    },
  },
  'bar',
);

export const words = componentStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[8], minInlineSize: 0 },
  'words',
);

export const text = componentStyle(
  { minInlineSize: 0, fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' },
  'text',
);

export const timer = componentStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }, 'timer');

export const action = componentStyle({ flex: 'none' }, 'action');
