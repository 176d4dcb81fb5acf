import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const svg = componentStyle({ display: 'block', inlineSize: '100%', overflow: 'visible' });

export const overlay = componentStyle({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export const gridLine = componentStyle({
  stroke: vars.color.line,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const zeroLine = componentStyle({
  stroke: vars.color.lineStrong,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const tick = componentStyle({
  fill: vars.color.textMuted,
  fontSize: vars.fontSize[12],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const crossHair = componentStyle({
  stroke: vars.color.textMuted,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

export const bandHair = componentStyle({
  fill: vars.color.text,
  fillOpacity: 0.06,
  '@media': { [media.forcedColors]: { fill: 'Highlight', fillOpacity: 0.3 } },
});

/** A ring in the background colour separates a point from its line. */
export const dot = componentStyle({
  fill: 'currentColor',
  stroke: vars.color.panel,
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
});
