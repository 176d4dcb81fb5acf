import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { variantsOf } from '../../css/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { bannerTones } from './banner-options.ts';

export const banner = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[12],
    paddingBlock: vars.space[8],
    paddingInline: vars.space[20],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.text,
    fontSize: vars.fontSize[13],
    '@media': {
      [media.narrow]: { paddingInline: vars.space[12] },
      [media.forcedColors]: { borderBlockEndColor: 'CanvasText' },
    },
  }),
  variants: { tone: variantsOf(bannerTones, (tone) => ({ background: vars.color[tone].soft })) },
});

/** Icon and button are beside the first line, however many lines there are. */
export const mark = recipe({
  base: inComponents({ flex: 'none', display: 'grid', placeItems: 'center', blockSize: vars.size.controlSmall }),
  variants: { tone: variantsOf(bannerTones, (tone) => ({ color: vars.color[tone].text })) },
});

export const content = componentStyle(
  {
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[12],
    minInlineSize: 0,
  },
  'content',
);

export const text = componentStyle(
  {
    minInlineSize: 0,
    // The first line is as high as the icon and the button beside it.
    paddingBlock: `calc((${vars.size.controlSmall} - 1lh) / 2)`,
    overflowWrap: 'anywhere',
  },
  'text',
);

export const title = componentStyle({ fontWeight: vars.fontWeight.semibold, marginInlineEnd: vars.space[8] }, 'title');

export const action = componentStyle({ flex: 'none', display: 'flex', gap: vars.space[8] }, 'action');
