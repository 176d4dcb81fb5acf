import type { StyleRule } from '@vanilla-extract/css';
import { componentStyle } from '../css/component-style.ts';
import { focusRing, focusRingInside } from '../css/focus-ring.ts';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';

type SimpleRule = NonNullable<StyleRule['selectors']>[string];

/** The custom property by which a grid tells its rows their columns. */
export const columnsProperty = '--kr-grid-columns';
/** Least width of all columns together. */
export const widthProperty = '--kr-grid-width';

export const frame = componentStyle(
  {
    position: 'relative',
    containerType: 'inline-size',
    overflow: 'clip',
    borderRadius: vars.radius.panel,
    background: vars.color.panel,
    boxShadow: vars.shadow[1],
    color: vars.color.text,
    fontSize: vars.fontSize[14],
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'frame',
);

export const scroller = componentStyle(
  {
    overflow: 'auto',
    borderRadius: 'inherit',
    overscrollBehaviorInline: 'contain',
    // A focused row is not hidden by the header or the totals.
    scrollPaddingBlock: vars.size.row,
    scrollbarWidth: 'thin',
    scrollbarColor: `${vars.color.lineStrong} transparent`,
  },
  'scroller',
);

/** Where columns have no room a table stacks each row into a card: its own width counts, not the screen's. */
export const stacked = '(max-width: 639px)';
const cards = (rule: SimpleRule) => ({ '@container': { [stacked]: { selectors: { '[data-cards] &': rule } } } });

export const grid = componentStyle(
  {
    display: 'block',
    inlineSize: '100%',
    minInlineSize: `var(${widthProperty})`,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [stacked]: { selectors: { '&[data-cards]': { minInlineSize: 0 } } } },
  },
  'grid',
);

const rowGrid = { display: 'grid', gridTemplateColumns: `var(${columnsProperty})` } as const;

export const head = componentStyle(
  { display: 'block', position: 'sticky', insetBlockStart: 0, zIndex: 2, background: vars.color.panel },
  'head',
);

export const headRow = componentStyle(
  {
    ...rowGrid,
    blockSize: vars.size.row,
    boxShadow: `inset 0 -1px ${vars.color.line}`,
    '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
    // What can be sorted by stays in reach.
    ...cards({
      display: 'flex',
      flexWrap: 'wrap',
      blockSize: 'auto',
      minBlockSize: vars.size.row,
      paddingInline: vars.space[4],
    }),
  },
  'headRow',
);

export const body = componentStyle({ display: 'block', position: 'relative' }, 'body');

/** Rows that were there are kept while newer ones are on their way. */
export const stale = componentStyle({ opacity: 0.6 }, 'stale');

export const row = componentStyle(
  {
    ...rowGrid,
    minBlockSize: vars.size.row,
    transition: `background-color ${vars.motion.hover} ${vars.motion.curve}`,
    selectors: {
      '& + &': { boxShadow: `inset 0 1px ${vars.color.line}` },
      '&:hover': { background: `color-mix(in srgb, ${vars.color.controlHover} 55%, transparent)` },
      '&[data-pressable]': { cursor: 'pointer' },
      '&[data-selected]': { background: vars.color.accent.soft },
      '&[data-selected]:hover': { background: vars.color.accent.softHover },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: {
          '& + &': { borderBlockStart: '1px solid CanvasText', boxShadow: 'none' },
          '&[data-selected], &[data-selected]:hover': { background: 'Highlight', color: 'HighlightText' },
        },
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

/** Stands by itself, at its own height, so that those that are not drawn need no room in the tree. */
export const virtualRow = componentStyle(
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '100%',
    blockSize: vars.size.row,
    // Thousands pass by: a fade of each would cost more than it shows.
    transition: 'none',
    contain: 'layout style',
    boxShadow: `inset 0 -1px ${vars.color.line}`,
  },
  'virtualRow',
);

const cellBase = {
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  paddingBlock: 0,
  paddingInline: vars.space[12],
  textAlign: 'start',
  selectors: { '&:focus-visible': { ...focusRingInside, borderRadius: vars.radius.inner } },
} as const;

export const header = componentStyle(
  {
    ...cellBase,
    position: 'relative',
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.medium,
    color: vars.color.textMuted,
    selectors: { ...cellBase.selectors, '&[data-numeric]': { justifyContent: 'flex-end' } },
    '@container': {
      [stacked]: {
        selectors: {
          '[data-cards] &': { minBlockSize: vars.size.row, paddingInline: vars.space[8] },
          '[data-cards] &:not([aria-sort])': {
            position: 'absolute',
            inlineSize: '1px',
            blockSize: '1px',
            padding: 0,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
  },
  'header',
);

export const headerText = componentStyle(
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'headerText',
);

export const sideHeader = componentStyle(
  {
    ...cellBase,
    position: 'relative',
    ...cards({
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    }),
  },
  'sideHeader',
);

export const selectHeader = componentStyle(
  {
    ...cellBase,
    justifyContent: 'center',
    paddingInline: 0,
    ...cards({ inlineSize: '40px', minBlockSize: vars.size.row }),
  },
  'selectHeader',
);

export const sort = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minInlineSize: 0,
    blockSize: '24px',
    marginInline: `calc(-1 * ${vars.space[4]})`,
    paddingInline: vars.space[4],
    paddingBlock: 0,
    border: 0,
    borderRadius: vars.radius.inner,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.text },
      '[data-numeric] > &': { flexDirection: 'row-reverse' },
      '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.color.text },
      '&:focus-visible': { ...focusRing, outlineOffset: '0px' },
    },
    '@media': {
      [media.touch]: { blockSize: '100%' },
      [media.forcedColors]: { color: 'ButtonText' },
    },
  },
  'sort',
);

/** Shown for the column that sorts, and for the one that would. */
export const sortMark = componentStyle(
  {
    flexShrink: 0,
    opacity: 0,
    transition: `opacity ${vars.motion.hover} ${vars.motion.curve}`,
    selectors: {
      '&[data-sorted]': { opacity: 1 },
      ':is(:hover, :focus-visible) > &:not([data-sorted])': { opacity: 0.7 },
    },
    '@media': { [media.touch]: { selectors: { '&:not([data-sorted])': { opacity: 0.7 } } } },
  },
  'sortMark',
);

export const resizeHandle = componentStyle(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '-6px',
    zIndex: 1,
    inlineSize: '12px',
    cursor: 'col-resize',
    touchAction: 'none',
    outline: 'none',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: '10px',
        insetInlineStart: '5px',
        inlineSize: '1px',
        background: vars.color.line,
      },
      '&:hover::after': { insetBlock: '6px', background: vars.color.lineStrong },
      '&:is(:focus-visible, [data-resizing])::after': {
        insetBlock: '4px',
        inlineSize: '2px',
        background: vars.color.focus,
      },
      '&[data-resizing]::after': { insetBlock: 0 },
    },
    '@media': {
      [media.touch]: { inlineSize: '24px', insetInlineEnd: '-12px' },
      [media.forcedColors]: {
        selectors: {
          '&::after': { background: 'CanvasText' },
          '&:is(:focus-visible, [data-resizing])::after': { background: 'Highlight' },
        },
      },
    },
    ...cards({ display: 'none' }),
  },
  'resizeHandle',
);

export const cell = componentStyle(
  {
    ...cellBase,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: {
      ...cellBase.selectors,
      '&[data-title]': { fontWeight: vars.fontWeight.medium },
      '&[data-numeric]': { justifyContent: 'flex-end', textAlign: 'end' },
    },
    '@container': {
      [stacked]: {
        selectors: {
          '[data-cards] &': {
            gridColumn: '1 / -1',
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
      [`${row}:is(:hover, :focus-within) &, &:has([aria-expanded="true"])`]: { opacity: 1 },
    },
    '@media': { '(hover: none)': { opacity: 1 }, [media.touch]: { opacity: 1 }, [media.forcedColors]: { opacity: 1 } },
  },
  'actions',
);

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
      '&:focus-visible': { ...focusRing, outlineOffset: '0px' },
    },
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  },
  'expand',
);

export const select = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    blockSize: '100%',
    userSelect: 'none',
  },
  'select',
);

/** The whole cell can be pressed; the box that shows lies under it. */
export const selectInput = componentStyle(
  { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
  'selectInput',
);

export const selectBox = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '16px',
    blockSize: '16px',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.inner,
    background: vars.color.panel,
    color: vars.color.accent.onSolid,
    selectors: {
      ':checked + &, :indeterminate + &': {
        background: vars.color.accent.solid,
        borderColor: vars.color.accent.solid,
      },
      ':focus-visible + &': focusRing,
      ':disabled + &': { opacity: 0.5 },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        borderColor: 'ButtonBorder',
        color: 'Highlight',
        selectors: {
          ':checked + &, :indeterminate + &': { background: 'HighlightText', borderColor: 'HighlightText' },
        },
      },
    },
  },
  'selectBox',
);

/** One cell over the whole width: nothing yet, an error. */
export const wholeRow = componentStyle({ display: 'block' }, 'wholeRow');
export const wholeCell = componentStyle(
  {
    display: 'block',
    padding: 0,
    textAlign: 'start',
    selectors: { '&:focus-visible': focusRingInside },
  },
  'wholeCell',
);

/** As high as the place it is in. */
export const fill = componentStyle({ blockSize: '100%' }, 'fill');
