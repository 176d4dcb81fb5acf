import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

const inForcedColors = (color: string) => ({ '@media': { [media.forcedColors]: { color } } });

export const day = recipe({
  base: {},
  variants: {
    status: {
      up: inComponents({ color: vars.color.success.mark, ...inForcedColors('CanvasText') }),
      degraded: inComponents({ color: vars.color.warning.mark, ...inForcedColors('CanvasText') }),
      down: inComponents({ color: vars.color.danger.mark, ...inForcedColors('CanvasText') }),
      unknown: inComponents({ color: vars.color.lineStrong, ...inForcedColors('GrayText') }),
    },
  },
});

export const hair = componentStyle({
  fill: vars.color.text,
  fillOpacity: 0.12,
  '@media': { [media.forcedColors]: { fill: 'Highlight', fillOpacity: 0.5 } },
});

export const ends = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[12],
  marginTop: vars.space[4],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[12],
});
