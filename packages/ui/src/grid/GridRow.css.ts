import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, inComponents } from '../css/component-style.ts';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';
import { cards, cellBase, rowGrid, stacked } from './layout.ts';

/** The states of a row, in every kind of grid. */
const rowStates = {
  '&:hover': { background: `color-mix(in srgb, ${vars.color.controlHover} 55%, transparent)` },
  '&[data-pressable]': { cursor: 'pointer' },
  '&[data-selected]': { background: vars.color.accent.soft },
  '&[data-selected]:hover': { background: vars.color.accent.softHover },
} as const;

/** An outline, not a background, because the content of the cells has forced colours of its own. */
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
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      rowGap: vars.space[2],
      paddingBlock: vars.space[8],
      paddingInline: vars.space[12],
    }),
  },
  'row',
);

/**
 * Positioned absolutely, so that rows which are not rendered need no elements. Its cells are not measured and it has no
 * transitions: thousands of rows scroll by, and each rule and each measured cell would cost time on every scroll.
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
    // Not `paint`: the focus ring of a button may extend beyond the edge of a compact row.
    contain: 'size layout style',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    selectors: rowStates,
    '@media': { [media.forcedColors]: { borderBlockEndColor: 'CanvasText', selectors: selectedForced } },
  },
  'virtualRow',
);

/** A virtual row in narrow places: as high as its content, and measured. */
export const virtualCard = componentStyle(
  {
    position: 'absolute',
    insetInlineStart: 0,
    inlineSize: '100%',
    contain: 'layout style',
    selectors: { '&&': { boxShadow: `inset 0 -1px ${vars.color.line}`, transition: 'none' } },
    '@media': { [media.forcedColors]: { selectors: { '&&': { boxShadow: 'none' } } } },
  },
  'virtualCard',
);

/** Names are emphasised, numbers are aligned at the end. */
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

/** A block, not a flex box: its layout and paint are faster, and its text ends with an ellipsis. */
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
            // Two values share a line, if both have room.
            flex: '1 1 auto',
            minInlineSize: '45%',
            display: 'flex',
            justifyContent: 'flex-start',
            minBlockSize: '22px',
            paddingInline: vars.space[4],
            textAlign: 'start',
            whiteSpace: 'normal',
            overflowWrap: 'anywhere',
          },
          // The column's name is shown with the value; screen readers read it from the header.
          '[data-cards] &:not([data-title])::before': {
            content: 'attr(data-label) / ""',
            flex: 'none',
            alignSelf: 'flex-start',
            minInlineSize: '52px',
            marginInlineEnd: vars.space[4],
            lineHeight: '22px',
            color: vars.color.textMuted,
            fontSize: vars.fontSize[12],
          },
          '[data-cards] &[data-title]': {
            order: -3,
            flex: '1 1 0',
            minInlineSize: 0,
            minBlockSize: '28px',
          },
          // A label without a value says nothing; the keys pass over the cell.
          '[data-cards] &:empty:not([data-title])': { display: 'none' },
        },
      },
    },
  },
  'cell',
);

// Ends the line of a card's title.
globalStyle(
  `[data-cards] ${row}::before`,
  inComponents({ '@container': { [stacked]: { content: '""', order: -1, flexBasis: '100%' } } }),
);

export const virtualCell = componentStyle({ ...cellBase, ...oneLine, selectors: cellKinds }, 'virtualCell');

export const sideCell = componentStyle(
  {
    ...cellBase,
    justifyContent: 'center',
    paddingInline: 0,
    ...cards({ order: -4, inlineSize: '32px', blockSize: '28px' }),
  },
  'sideCell',
);

export const actionsCell = componentStyle(
  {
    ...cellBase,
    justifyContent: 'flex-end',
    paddingInline: vars.space[8],
    ...cards({ order: -2, paddingInline: 0 }),
  },
  'actionsCell',
);

/** Visible on hover and focus, and always on touch. Transparent instead of hidden, so that the keyboard reaches them. */
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

// Their focus rings touch neither the edges of a compact row nor each other.
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
