import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { pressableRow } from '../../css/pressable-row.ts';
import { vars } from '../../theme/contract.css.ts';

const frame = { display: 'flex', flexDirection: 'column', maxInlineSize: '100%', fontSize: vars.fontSize[14] } as const;

export const root = {
  dropdown: componentStyle({ ...frame, inlineSize: '380px' }, 'dropdown'),
  full: componentStyle(frame, 'full'),
};

export const head = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    minBlockSize: '48px',
    paddingInline: `${vars.space[16]} ${vars.space[8]}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  'head',
);

export const list = componentStyle({ padding: vars.space[4], listStyle: 'none' }, 'list');

export const item = componentStyle(
  {
    ...pressableRow,
    gridTemplateColumns: '8px minmax(0, 1fr)',
    minBlockSize: '56px',
    alignContent: 'center',
    color: vars.color.textMuted,
    selectors: {
      ...pressableRow.selectors,
      '&[data-unread]': { color: vars.color.text, fontWeight: vars.fontWeight.medium },
    },
  },
  'item',
);

export const dot = componentStyle(
  {
    gridColumn: 1,
    alignSelf: 'start',
    marginBlockStart: '7px',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: vars.radius.full,
    background: vars.color.accent.mark,
    '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
  },
  'dot',
);

export const title = componentStyle({ gridColumn: 2, overflowWrap: 'anywhere' }, 'title');

export const when = componentStyle(
  {
    gridColumn: 2,
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.regular,
    color: vars.color.textMuted,
  },
  'when',
);

export const placeholder = componentStyle(
  {
    display: 'grid',
    gap: vars.space[4],
    minBlockSize: '56px',
    alignContent: 'center',
    paddingInlineStart: '32px',
    paddingInlineEnd: vars.space[16],
    fontSize: vars.fontSize[12],
  },
  'placeholder',
);

export const empty = componentStyle(
  {
    paddingBlock: vars.space[48],
    paddingInline: vars.space[16],
    textAlign: 'center',
    color: vars.color.textMuted,
  },
  'empty',
);

export const foot = componentStyle(
  {
    display: 'flex',
    justifyContent: 'center',
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
  'foot',
);
