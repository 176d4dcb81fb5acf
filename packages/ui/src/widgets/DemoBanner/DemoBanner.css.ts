import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const banner = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: vars.space[12],
    rowGap: vars.space[4],
    paddingBlock: '6px',
    paddingInline: vars.space[20],
    background: vars.color.info.soft,
    color: vars.color.text,
    fontSize: vars.fontSize[13],
    '@media': {
      [media.narrow]: { paddingInline: vars.space[12], justifyContent: 'flex-start' },
      [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' },
    },
  },
  'banner',
);

export const text = componentStyle({ minInlineSize: 0, flex: '0 1 auto' }, 'text');
