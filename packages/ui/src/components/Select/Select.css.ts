import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { box } from '../../field/Field.css.ts';
import { sign } from '../../overlay/row.css.ts';
import { vars } from '../../theme/contract.css.ts';

/** The field's box as a button. */
export const trigger = componentStyle(
  {
    selectors: {
      [`${box}&`]: {
        gap: vars.space[8],
        inlineSize: '100%',
        paddingBlock: 0,
        paddingInline: vars.space[12],
        fontSize: vars.size.field,
        textAlign: 'start',
        cursor: 'pointer',
        outlineOffset: '-1px',
      },
      [`${box}&[data-focus-visible]`]: { borderColor: 'transparent' },
      [`${box}&[data-disabled]`]: { cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { [`${box}&[data-disabled]`]: { color: 'GrayText' } } },
    },
  },
  'trigger',
);

export const value = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    flex: 1,
    minInlineSize: 0,
    selectors: {
      '&[data-placeholder]': { color: vars.color.textMuted },
      '[data-disabled] > &[data-placeholder]': { color: 'inherit' },
    },
  },
  'value',
);

export const words = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }, 'words');

export const chevron = [sign, componentStyle({ marginInlineEnd: '-4px' }, 'chevron')].join(' ');
