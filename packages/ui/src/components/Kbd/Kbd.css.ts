import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const keys = componentStyle(
  {
    // Shortcuts are not mirrored: Ctrl comes before K in every language.
    direction: 'ltr',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3px',
    fontFamily: vars.font.sans,
    verticalAlign: 'middle',
  },
  'keys',
);

export const key = componentStyle(
  {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '20px',
    blockSize: '20px',
    paddingInline: '5px',
    borderRadius: vars.radius.inner,
    background: vars.color.control,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}, inset 0 -1px 0 1px ${vars.color.line}`,
    color: vars.color.textMuted,
    fontFamily: vars.font.sans,
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.medium,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText', color: 'CanvasText' } },
  },
  'key',
);
