import { componentStyle } from '../../css/component-style.ts';
import { ringInside } from '../../css/focus-ring.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

/** Grows by lines of tags; with one line it is as tall as any other field. */
export const box = componentStyle(
  { selectors: { '&&': { blockSize: 'auto', minBlockSize: vars.size.control } } },
  'box',
);

export const line = componentStyle(
  {
    display: 'flex',
    flex: 1,
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    minInlineSize: 0,
    minBlockSize: `calc(${vars.size.control} - 2px)`,
    paddingBlock: '3px',
    paddingInlineStart: vars.space[4],
  },
  'line',
);

/** Lets the tags and the input share the lines of the box. */
export const tags = componentStyle({ display: 'contents' }, 'tags');

export const tag = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    // The longest tag still leaves room for typing.
    maxInlineSize: 'calc(100% - 64px)',
    minBlockSize: '24px',
    paddingInlineStart: vars.space[8],
    borderRadius: vars.radius.inner,
    background: vars.color.control,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    color: vars.color.text,
    fontSize: vars.fontSize[13],
    cursor: 'default',
    ...ringInside,
    selectors: {
      '&[data-hovered]': { background: vars.color.controlHover },
      '&[data-disabled]': { color: vars.color.textDisabled, paddingInlineEnd: vars.space[8] },
      '&:not([data-allows-removing])': { paddingInlineEnd: vars.space[8] },
    },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  },
  'tag',
);

export const tagText = componentStyle(
  { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'tagText',
);

export const remove = componentStyle(
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    blockSize: '24px',
    inlineSize: '24px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.inner,
    background: 'none',
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: vars.color.text, background: vars.color.controlPress },
    },
  },
  'remove',
);

export const input = componentStyle(
  { selectors: { '&&': { flex: '1 1 60px', blockSize: '24px', paddingInline: vars.space[8] } } },
  'input',
);
