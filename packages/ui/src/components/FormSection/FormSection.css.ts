import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const beside = '(min-width: 900px)';

/** Title at the left where there is room for it, above where there is not. */
export const section = componentStyle(
  {
    display: 'grid',
    gap: vars.space[16],
    minInlineSize: 0,
    selectors: {
      '& + &': { paddingBlockStart: vars.space[24], borderBlockStart: `1px solid ${vars.color.line}` },
    },
    '@media': {
      [beside]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: vars.space[32] },
    },
  },
  'section',
);

export const titles = componentStyle({ display: 'grid', alignContent: 'start', gap: vars.space[4] }, 'titles');

export const title = componentStyle(
  {
    fontSize: vars.fontSize[16],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.title,
    textWrap: 'balance',
  },
  'title',
);

export const description = componentStyle({ fontSize: vars.fontSize[13], color: vars.color.textMuted }, 'description');

export const fields = componentStyle(
  { display: 'grid', alignContent: 'start', gap: vars.space[16], minInlineSize: 0, maxInlineSize: '560px' },
  'fields',
);
