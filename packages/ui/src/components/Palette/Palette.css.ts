import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { floating } from '../../overlay/floating.ts';
import { note } from '../../overlay/row.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { overlay as scrim } from '../Modal/Modal.css.ts';

/** Aligned near the top of the page, so that it does not jump when its list grows and shrinks. */
export const overlay = [
  scrim,
  componentStyle(
    {
      selectors: { '&&': { alignItems: 'start', paddingBlockStart: '12vh' } },
      '@media': { [media.phone]: { selectors: { '&&': { alignItems: 'stretch', paddingBlockStart: 0 } } } },
    },
    'overlay',
  ),
].join(' ');

export const panel = componentStyle(
  {
    ...floating,
    display: 'flex',
    inlineSize: 'min(640px, calc(100vw - 48px))',
    maxBlockSize: 'min(520px, calc(var(--visual-viewport-height) - 12vh - 24px))',
    borderRadius: vars.radius.dialog,
    boxShadow: vars.shadow[4],
    overflow: 'hidden',
    '@media': {
      [media.phone]: { inlineSize: '100%', maxBlockSize: 'none', borderRadius: 0, boxShadow: 'none' },
    },
  },
  'panel',
);

export const bar = componentStyle(
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '56px',
    paddingInline: `${vars.space[16]} ${vars.space[12]}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.textMuted,
  },
  'bar',
);

export const input = componentStyle(
  {
    flex: 1,
    minInlineSize: '80px',
    blockSize: '40px',
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: vars.color.text,
    // Phones zoom in on a field with smaller text.
    fontSize: vars.fontSize[16],
    selectors: { '&::placeholder': { color: vars.color.textMuted, opacity: 1 } },
  },
  'input',
);

export const filter = componentStyle(
  {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '40%',
    blockSize: '28px',
    paddingInlineStart: vars.space[8],
    borderRadius: '6px',
    background: vars.color.accent.soft,
    color: vars.color.accent.text,
    fontSize: vars.fontSize[13],
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'filter',
);

export const filterText = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis' }, 'filterText');

export const list = componentStyle(
  {
    flex: '1 1 auto',
    minBlockSize: 0,
    padding: vars.space[8],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: '36px 8px',
  },
  'list',
);

export const option = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: '40px',
    paddingInline: vars.space[8],
    paddingBlock: vars.space[4],
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize[14],
    lineHeight: '1.35',
    color: vars.color.text,
    textDecoration: 'none',
    cursor: 'pointer',
    scrollMarginBlock: vars.space[8],
    selectors: { '&[data-active]': { background: vars.color.controlHover } },
    '@media': {
      [media.touch]: { minBlockSize: '48px' },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: { '&[data-active]': { background: 'Highlight', color: 'HighlightText' } },
      },
    },
  },
  'option',
);

export const mark = componentStyle(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '28px',
    blockSize: '28px',
    borderRadius: '6px',
    overflow: 'hidden',
    background: vars.color.control,
    color: vars.color.textMuted,
    selectors: { '[data-active] > &': { background: vars.color.raised } },
    '@media': {
      [media.forcedColors]: {
        color: 'inherit',
        selectors: { '&, [data-active] > &': { background: 'none' } },
      },
    },
  },
  'mark',
);

export const image = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }, 'image');

export const texts = componentStyle({ flex: 1, minInlineSize: 0, display: 'grid' }, 'texts');

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const label = componentStyle(cut, 'label');

export const description = [note, componentStyle(cut, 'description')].join(' ');

export const message = componentStyle(
  {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[12],
    paddingBlock: vars.space[32],
    paddingInline: vars.space[24],
    fontSize: vars.fontSize[14],
    textAlign: 'center',
    textWrap: 'balance',
    color: vars.color.textMuted,
  },
  'message',
);
