import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, inComponents } from '../css/component-style.ts';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';
import { cards, cellBase, rowGrid, stacked } from './layout.ts';

/** What a row says of itself, whichever way it gets on screen. */
const rowStates = {
  '&:hover': { background: `color-mix(in srgb, ${vars.color.controlHover} 55%, transparent)` },
  '&[data-pressable]': { cursor: 'pointer' },
  '&[data-selected]': { background: vars.color.accent.soft },
  '&[data-selected]:hover': { background: vars.color.accent.softHover },
} as const;

/** A line and not a ground: what stands in the cells has forced colours of its own. */
const selectedForced = { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } as const;

export const row = componentStyle(
  {
    ...rowGrid,
    minBlockSize: vars.size.row,
    transition: `background-color ${vars.motion.hover} ${vars.motion.curve}`,
    selectors: { '& + &': { boxShadow: `inset 0 1px ${vars.color.line}` }, ...rowStates },
    '@media': {
      [media.forcedColors]: {
        selectors: { '& + &': { borderBlockStart: '1px solid CanvasText', boxShadow: 'none' }, ...selectedForced },
      },
    },
    ...cards({
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      alignItems: 'center',
      rowGap: vars.space[2],
      padding: vars.space[12],
    }),
  },
  'row',
);

/**
 * Stands by itself, at its own height, so that those that are not drawn need no room in the tree. It never becomes a card and
 * fades nothing: thousands pass by, and each rule and each measuring of a cell would be paid for on every scroll.
 */
export const virtualRow = componentStyle(
  {
    ...rowGrid,
    gridTemplateRows: '100%',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '100%',
    blockSize: vars.size.row,
    // Not its paint: the ring of a focused button may stand over the edge of a compact row.
    contain: 'size layout style',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    selectors: rowStates,
    '@media': { [media.forcedColors]: { borderBlockEndColor: 'CanvasText', selectors: selectedForced } },
  },
  'virtualRow',
);

/** Names stand out, numbers end under each other. */
const cellKinds = {
  ...cellBase.selectors,
  '&[data-title]': { fontWeight: vars.fontWeight.medium },
  '&[data-numeric]': {
    display: 'flex',
    justifyContent: 'flex-end',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

/** A block, not a flex box: it is laid out and painted sooner, and its text ends with an ellipsis. */
const oneLine = {
  display: 'block',
  alignContent: 'center',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const cell = componentStyle(
  {
    ...cellBase,
    ...oneLine,
    selectors: cellKinds,
    '@container': {
      [stacked]: {
        selectors: {
          '[data-cards] &': {
            gridColumn: '1 / -1',
            display: 'flex',
            justifyContent: 'flex-start',
            minBlockSize: '28px',
            paddingInline: vars.space[4],
            textAlign: 'start',
            whiteSpace: 'normal',
          },
          // The column's name goes with the value; screen readers have it from the header.
          '[data-cards] &:not([data-title])::before': {
            content: 'attr(data-label) / ""',
            flex: '0 0 40%',
            color: vars.color.textMuted,
            fontSize: vars.fontSize[12],
          },
          '[data-cards] &[data-title]': { gridRow: 1, gridColumn: 3, fontWeight: vars.fontWeight.medium },
          '[data-cards] &[data-empty]': { display: 'none' },
        },
      },
    },
  },
  'cell',
);

export const virtualCell = componentStyle({ ...cellBase, ...oneLine, selectors: cellKinds }, 'virtualCell');

export const sideCell = componentStyle(
  {
    ...cellBase,
    justifyContent: 'center',
    paddingInline: 0,
    ...cards({ gridRow: 1, inlineSize: '32px', blockSize: '28px' }),
  },
  'sideCell',
);

export const actionsCell = componentStyle(
  {
    ...cellBase,
    justifyContent: 'flex-end',
    paddingInline: vars.space[8],
    ...cards({ gridRow: 1, gridColumn: 4, paddingInline: 0 }),
  },
  'actionsCell',
);

/** There for hover and for focus; where nothing hovers they always show. Clear, not gone, so that the keyboard finds them. */
export const actions = componentStyle(
  {
    display: 'flex',
    gap: vars.space[4],
    opacity: 0,
    selectors: {
      [`:is(${row}, ${virtualRow}):is(:hover, :focus-within) &, &:has([aria-expanded="true"])`]: { opacity: 1 },
    },
    '@media': { [media.touch]: { opacity: 1 }, [media.forcedColors]: { opacity: 1 } },
  },
  'actions',
);

// Their rings meet neither the edges of a compact row nor each other.
globalStyle(`${actions} button`, inComponents({ outlineOffset: '1px' }));

export const expand = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.controlSmall,
    blockSize: vars.size.controlSmall,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.inner,
    background: 'none',
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.controlHover, color: vars.color.text },
      '&:focus-visible': { outlineOffset: 0 },
    },
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  },
  'expand',
);
