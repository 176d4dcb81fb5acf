import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8], fontSize: vars.fontSize[13] },
  'root',
);

export const chip = componentStyle(
  {
    display: 'inline-flex',
    maxInlineSize: '100%',
    blockSize: vars.size.controlSmall,
    borderRadius: '6px',
    background: vars.color.control,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  },
  'chip',
);

const part = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  border: 0,
  background: 'none',
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.controlHover },
    '&[data-pressed], &[aria-expanded="true"]': { background: vars.color.controlPress },
    '&[data-focus-visible]': { outlineOffset: 0, zIndex: 1 },
  },
} as const;

export const edit = componentStyle(
  {
    ...part,
    gap: 0,
    paddingInline: `10px ${vars.space[8]}`,
    paddingBlock: 0,
    borderStartStartRadius: 'inherit',
    borderEndStartRadius: 'inherit',
  },
  'edit',
);

export const chipLabel = componentStyle({ color: vars.color.textMuted, whiteSpace: 'pre' }, 'chipLabel');

export const chipValue = componentStyle(
  {
    overflow: 'hidden',
    maxInlineSize: '240px',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: vars.fontWeight.medium,
  },
  'chipValue',
);

export const remove = componentStyle(
  {
    ...part,
    flex: 'none',
    justifyContent: 'center',
    inlineSize: vars.size.controlSmall,
    padding: 0,
    borderInlineStart: `1px solid ${vars.color.line}`,
    borderStartEndRadius: 'inherit',
    borderEndEndRadius: 'inherit',
    color: vars.color.textMuted,
  },
  'remove',
);

export const editor = componentStyle({ minInlineSize: 240, padding: vars.space[12] }, 'editor');
