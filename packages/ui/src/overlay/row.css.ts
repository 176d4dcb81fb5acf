import { componentStyle } from '../css/component-style.ts';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';

/** A line of a floating list, such as an action or an option; the list sets its layout. */
export const row = componentStyle(
  {
    alignItems: 'center',
    minBlockSize: '32px',
    paddingInline: vars.space[8],
    paddingBlock: vars.space[4],
    borderRadius: vars.radius.control,
    color: vars.color.text,
    textDecoration: 'none',
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-focused], &[data-hovered], &[data-open]': { background: vars.color.controlHover },
      '&[data-pressed]': { background: vars.color.controlPress },
      '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
    '@media': {
      [media.touch]: { minBlockSize: '44px' },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: {
          '&[data-focused], &[data-open]': { background: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  'row',
);

/** The heading of a group of lines. */
export const heading = componentStyle(
  {
    gridColumn: '1 / -1',
    paddingInline: vars.space[8],
    paddingBlock: `${vars.space[8]} ${vars.space[4]}`,
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.medium,
    color: vars.color.textMuted,
  },
  'heading',
);

const aside = { color: vars.color.textMuted, '@media': { [media.forcedColors]: { color: 'inherit' } } } as const;

/** A text under or beside the label: a description, a shortcut. */
export const note = componentStyle({ ...aside, fontFamily: 'inherit', fontSize: vars.fontSize[12] }, 'note');

/** An icon beside the label, in the colour of a note. */
export const sign = componentStyle({ ...aside, display: 'inline-grid', flex: 'none' }, 'sign');
