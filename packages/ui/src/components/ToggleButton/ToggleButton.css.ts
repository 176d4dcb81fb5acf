import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { button } from '../Button/Button.css.ts';

const radius = createVar();

/** The pressed state shows by a border of 3:1, not by a tint alone. */
export const toggle = componentStyle(
  {
    selectors: {
      '&[data-selected]': {
        background: vars.color.accent.soft,
        color: vars.color.accent.text,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent.line}`,
      },
      '&[data-selected][data-hovered], &[data-selected][data-pressed]': { background: vars.color.accent.softHover },
      '&[data-selected][data-disabled]': {
        background: vars.color.control,
        color: vars.color.textDisabled,
        boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          // The same specificity as the hover rule above.
          '&&[data-selected]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-selected][data-disabled]': { background: 'Canvas', borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
  'toggle',
);

/** A tray for the buttons, whose corners match its own. */
export const group = componentStyle(
  {
    vars: { [radius]: `calc(${vars.radius.control} - 2px)` },
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: '2px',
    maxInlineSize: '100%',
    padding: '2px',
    borderRadius: vars.radius.control,
    background: vars.color.page,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    selectors: { '&[data-orientation="vertical"]': { flexDirection: 'column', alignItems: 'stretch' } },
    '@media': { [media.forcedColors]: { outline: '1px solid ButtonText' } },
  },
  'group',
);

export const inGroup = componentStyle(
  {
    selectors: {
      [`${button.classNames.base}&`]: {
        height: `calc(${vars.size.control} - 4px)`,
        borderRadius: radius,
      },
      [`${button.classNames.base}&:not([data-selected], [data-disabled])`]: { color: vars.color.textMuted },
      [`${button.classNames.base}&[data-hovered]:not([data-selected], [data-disabled])`]: { color: vars.color.text },
      '[data-orientation="vertical"] > &': { inlineSize: '100%' },
    },
  },
  'inGroup',
);

export const inSmallGroup = componentStyle(
  {
    selectors: { [`${button.classNames.base}&${inGroup}`]: { height: `calc(${vars.size.controlSmall} - 4px)` } },
  },
  'inSmallGroup',
);
