import { componentStyle } from '../../css/component-style.ts';
import { rise, sink } from '../../css/keyframes.css.ts';
import { media } from '../../css/media.ts';
import { floating } from '../../overlay/floating.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle(
  {
    ...floating,
    position: 'sticky',
    insetBlockEnd: `calc(${vars.space[16]} + var(--kr-shell-bottom, 0px))`,
    zIndex: vars.z.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    marginInline: 'auto',
    paddingBlock: vars.space[8],
    paddingInline: `${vars.space[16]} ${vars.space[8]}`,
    borderRadius: vars.radius.panel,
    animation: `${rise} ${vars.motion.enter} ${vars.motion.curveEnter}`,
    selectors: {
      '&[data-leaving]': { animation: `${sink} ${vars.motion.exit} ${vars.motion.curve} forwards` },
    },
    '@media': { [media.phone]: { inlineSize: '100%' } },
  },
  'root',
);

export const count = componentStyle(
  {
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    // A line of its own, so that the actions stand in one row under it.
    '@media': { [media.phone]: { flexBasis: '100%' } },
  },
  'count',
);

export const actions = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[8],
    flex: 1,
    marginInlineStart: vars.space[8],
    '@media': { [media.phone]: { marginInlineStart: 0 } },
  },
  'actions',
);
