import { componentStyle } from '../css/component-style.ts';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';
import { cards, cellBase, hiddenInCards, ownStyle, rowGrid, stacked } from './layout.ts';

export const head = componentStyle(
  {
    ...ownStyle,
    display: 'block',
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    background: vars.color.panel,
    // Below the header of the shell; a dialog sets the space to none.
    selectors: { '[data-in-page] &': { insetBlockStart: 'var(--kr-shell-top, 0px)' } },
  },
  'head',
);

export const headRow = componentStyle(
  {
    ...rowGrid,
    blockSize: vars.size.row,
    boxShadow: `inset 0 -1px ${vars.color.line}`,
    '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
    // Sortable columns stay reachable.
    ...cards({
      display: 'flex',
      flexWrap: 'wrap',
      blockSize: 'auto',
      paddingInline: vars.space[4],
    }),
  },
  'headRow',
);

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
          '[data-cards] &:not([aria-sort])': hiddenInCards,
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
    ...cards(hiddenInCards),
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
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.text },
      '[data-numeric] > &': { flexDirection: 'row-reverse' },
      '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.color.text },
      '&:focus-visible': { outlineOffset: 0 },
    },
    '@media': {
      [media.touch]: { blockSize: '100%' },
      [media.forcedColors]: { color: 'ButtonText' },
    },
  },
  'sort',
);

/** Shown for the sorted column, and on hover or focus of another sortable one. */
export const sortMark = componentStyle(
  {
    flex: 'none',
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
