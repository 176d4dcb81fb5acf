import { componentStyle } from '../../css/component-style.ts';
import { ringInside } from '../../css/focus-ring.ts';
import { media } from '../../css/media.ts';
import { ownStyle } from '../../grid/layout.ts';
import { vars } from '../../theme/contract.css.ts';
import { cellWidth, headHeight, personWidth, rowHeight } from './sizes.ts';

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  minBlockSize: vars.size.row,
});

export const scroller = componentStyle({
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  scrollPaddingBlockStart: `${headHeight}px`,
  scrollPaddingInlineStart: `${personWidth}px`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const grid = componentStyle({
  display: 'block',
  position: 'relative',
  fontSize: vars.fontSize[13],
  color: vars.color.text,
  userSelect: 'none',
});

export const block = componentStyle({ ...ownStyle, display: 'block', position: 'relative' });

export const head = componentStyle({
  ...ownStyle,
  display: 'block',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  blockSize: `${headHeight}px`,
  background: vars.color.panel,
  boxShadow: `inset 0 -1px ${vars.color.line}`,
  '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
});

export const headRow = componentStyle({ ...ownStyle, display: 'block', position: 'relative', blockSize: '100%' });

export const row = componentStyle({
  ...ownStyle,
  display: 'block',
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: `${rowHeight}px`,
  boxShadow: `inset 0 -1px ${vars.color.line}`,
});

/** Pinned at the side while the libraries scroll. */
export const person = componentStyle({
  ...ownStyle,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: `${personWidth}px`,
  blockSize: '100%',
  paddingBlock: 0,
  paddingInline: vars.space[16],
  background: vars.color.panel,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.title,
  textAlign: 'start',
  selectors: { '&:focus-visible': ringInside },
});

export const cut = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const detail = componentStyle({
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.regular,
  color: vars.color.textMuted,
});

const placed = {
  ...ownStyle,
  display: 'flex',
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: `${cellWidth}px`,
  blockSize: '100%',
  paddingBlock: 0,
  paddingInline: vars.space[8],
  textAlign: 'start',
} as const;

export const columnHead = componentStyle({
  ...placed,
  flexDirection: 'column',
  justifyContent: 'flex-end',
  paddingBlockEnd: vars.space[8],
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.title,
  selectors: {
    '&[data-first]': { borderInlineStart: `1px solid ${vars.color.lineStrong}` },
    '&:focus-visible': ringInside,
  },
});

export const server = componentStyle({
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.regular,
  color: vars.color.textMuted,
});

export const cell = componentStyle({
  ...placed,
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: vars.fontSize[12],
  lineHeight: vars.lineHeight.title,
  cursor: 'cell',
  color: vars.color.textMuted,
  selectors: {
    '&[data-first]': { borderInlineStart: `1px solid ${vars.color.lineStrong}` },
    '&:hover': { background: vars.color.controlHover },
    '&[data-mark="accepted"]': { color: vars.color.success.text },
    '&[data-mark="pending"]': { color: vars.color.info.text },
    '&[data-mark="extra"], &[data-mark="missing"]': {
      color: vars.color.warning.text,
      background: vars.color.warning.soft,
    },
    '&[aria-disabled]': { cursor: 'default', color: vars.color.textDisabled, background: 'none' },
    // A painted cell has a frame in addition to its own mark and words.
    '&[data-wanted]': {
      color: vars.color.accent.text,
      background: vars.color.accent.soft,
      fontWeight: vars.fontWeight.medium,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent.line}`,
    },
    '&[data-wanted="false"]': {
      color: vars.color.danger.text,
      background: vars.color.danger.soft,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger.line}`,
    },
    '&:focus-visible': ringInside,
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-wanted]': { border: '2px dashed CanvasText' } } } },
});

export const list = componentStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: '560px',
  overflow: 'auto',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const listBody = componentStyle({ position: 'relative' });
export const listItem = componentStyle({ position: 'absolute', insetInline: 0, blockSize: '56px' });
export const open = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  paddingInline: vars.space[16],
  border: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  lineHeight: vars.lineHeight.title,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.controlHover }, '&:focus-visible': ringInside },
});
export const frame = componentStyle({ containerType: 'inline-size', minInlineSize: 0 });
