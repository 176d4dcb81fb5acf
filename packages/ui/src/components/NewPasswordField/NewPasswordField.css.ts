import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { variantsOf } from '../../css/variants.ts';
import { vars } from '../../theme/contract.css.ts';

const strengthTones = ['danger', 'warning', 'success'] as const;

/** Keeps its height while it is empty, so that the page does not jump. */
export const meter = componentStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[12], minBlockSize: '20px' },
  'meter',
);

export const bars = componentStyle({ display: 'flex', flex: 1, gap: vars.space[4] }, 'bars');

export const bar = recipe({
  base: inComponents({
    flex: 1,
    blockSize: '4px',
    borderRadius: vars.radius.full,
    background: vars.color.controlPress,
    transition: `background-color ${vars.motion.hover} ${vars.motion.curve}`,
    '@media': {
      [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Canvas', border: '1px solid GrayText' },
    },
  }),
  variants: {
    tone: variantsOf(strengthTones, (tone) => ({
      background: vars.color[tone].mark,
      '@media': { [media.forcedColors]: { background: 'Highlight', borderColor: 'Highlight' } },
    })),
  },
});

export const words = componentStyle(
  {
    minInlineSize: '8em',
    textAlign: 'end',
    fontSize: vars.fontSize[13],
    color: vars.color.textMuted,
  },
  'words',
);
