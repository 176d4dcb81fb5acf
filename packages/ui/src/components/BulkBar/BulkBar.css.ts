import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { floating } from '../../overlay/floating.ts';
import { vars } from '../../theme/contract.css.ts';

// Nothing travels where less motion is asked for; the fading stays.
const below = { opacity: 0, transform: `translateY(${vars.motion.travel})` };
const enter = keyframes({ from: below });
const leave = keyframes({ to: below });

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
    animation: `${enter} ${vars.motion.enter} ${vars.motion.curveEnter}`,
    selectors: {
      '&[data-leaving]': { animation: `${leave} ${vars.motion.exit} ${vars.motion.curve} forwards` },
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
  },
  'count',
);

export const actions = componentStyle(
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[8], flex: 1, marginInlineStart: vars.space[8] },
  'actions',
);
