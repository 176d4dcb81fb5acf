import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  minInlineSize: 0,
  color: vars.color.text,
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const titles = componentStyle({ minInlineSize: 0 });

export const description = componentStyle({
  marginTop: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[13],
});

// Buttons are higher than the title beside them and must not push the drawing down.
export const tools = componentStyle({ display: 'flex', flex: 'none', gap: vars.space[4], marginBlock: '-4px' });

export const legend = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  marginInline: `calc(-1 * ${vars.space[8]})`,
});

export const legendItem = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: '24px',
  padding: `${vars.space[2]} ${vars.space[8]}`,
  border: 0,
  borderRadius: vars.radius.inner,
  background: 'none',
  color: vars.color.textMuted,
  fontSize: vars.fontSize[13],
  textDecoration: 'line-through',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.hover} ${vars.motion.curve}`,
  selectors: {
    '&[data-hovered]': { background: vars.color.control },
    '&[data-selected]': { color: vars.color.text, textDecoration: 'none' },
  },
  '@media': { [media.forcedColors]: { color: 'ButtonText' } },
});

export const state = componentStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[12],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
  textAlign: 'center',
  padding: vars.space[16],
});

export const stateWords = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[8] });
export const errorMark = componentStyle({ display: 'flex', color: vars.color.danger.text });

/** Keeps the height of the drawing for any content: everything shares one cell, and the strut sets its height. */
export const place = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const strut = componentStyle({
  gridArea: '1 / 1',
  display: 'block',
  visibility: 'hidden',
  pointerEvents: 'none',
});
export const fill = componentStyle({ gridArea: '1 / 1', minInlineSize: 0, minHeight: 0 });

export const tableBox = componentStyle({
  gridArea: '1 / 1',
  contain: 'size',
  overflow: 'auto',
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fontSize[13],
  fontVariantNumeric: 'tabular-nums',
});

const cell = { padding: `${vars.space[4]} ${vars.space[12]}`, whiteSpace: 'nowrap', textAlign: 'end' } as const;

export const headCell = componentStyle({
  ...cell,
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.color.panel,
  boxShadow: `inset 0 -1px ${vars.color.line}`,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
  selectors: { '&:first-child': { textAlign: 'start' } },
});

export const rowHead = componentStyle({ ...cell, textAlign: 'start', fontWeight: vars.fontWeight.regular });
export const bodyCell = componentStyle(cell);
