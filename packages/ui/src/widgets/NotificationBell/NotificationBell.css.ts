import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const bell = componentStyle({ position: 'relative', display: 'inline-flex' }, 'bell');

/** Covers the corner of the button, without handling presses itself. */
export const count = componentStyle(
  {
    position: 'absolute',
    // Grows away from the bell, so that the bell stays visible.
    insetBlockStart: '-4px',
    insetInlineStart: '19px',
    minInlineSize: '18px',
    blockSize: '18px',
    paddingInline: vars.space[4],
    borderRadius: vars.radius.full,
    // A ring in the page's colour separates it from the bell.
    boxShadow: `0 0 0 2px ${vars.color.page}`,
    background: vars.color.danger.solid,
    color: vars.color.danger.onSolid,
    fontSize: '11px',
    fontWeight: vars.fontWeight.semibold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '18px',
    textAlign: 'center',
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText', lineHeight: '16px' } },
  },
  'count',
);
