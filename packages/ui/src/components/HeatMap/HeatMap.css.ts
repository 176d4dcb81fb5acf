import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { variantsOf } from '../../css/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { heatLevels } from './heat-level.ts';

export const place = componentStyle({ position: 'relative' });

export const map = componentStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  fontSize: vars.fontSize[12],
  lineHeight: vars.lineHeight.title,
  color: vars.color.textMuted,
});

export const corner = componentStyle({ padding: 0 });

export const columnHead = componentStyle({
  height: '18px',
  padding: 0,
  overflow: 'visible',
  fontWeight: vars.fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const rowHead = componentStyle({
  padding: `0 ${vars.space[8]} 0 0`,
  overflow: 'hidden',
  fontWeight: vars.fontWeight.regular,
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const cell = recipe({
  base: inComponents({
    height: '22px',
    padding: 0,
    borderRadius: vars.radius.inner,
    outlineOffset: '1px',
  }),
  variants: {
    // In forced colours the border grows inwards with the value.
    level: variantsOf(heatLevels, (level) => ({
      background:
        level === 0
          ? vars.color.control
          : `color-mix(in oklab, ${vars.color.chart[1]} ${level * 20}%, ${vars.color.control})`,
      '@media': {
        [media.forcedColors]: { background: 'Canvas', border: `${1 + level * 2}px solid CanvasText` },
      },
    })),
    isMissing: {
      true: inComponents({
        background: 'none',
        boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
        '@media': { [media.forcedColors]: { border: '1px dashed GrayText' } },
      }),
    },
  },
});

/** Placeholders of headings and cells, which pulse together. */
export const blanks = componentStyle({ display: 'flex' });
export const blankCells = componentStyle({ flex: 1, minInlineSize: 0, marginBlockStart: '22px' });

export const scale = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  height: '22px',
  color: vars.color.textMuted,
  fontSize: vars.fontSize[12],
  fontVariantNumeric: 'tabular-nums',
});

export const scaleStep = componentStyle({ width: '22px', height: '12px' });
