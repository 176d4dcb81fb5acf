import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const beside = '(min-width: 900px)';

/** Title at the left where there is room for it, above where there is not. */
export const section = componentStyle(
  {
    display: 'grid',
    gap: vars.space[16],
    minInlineSize: 0,
    margin: 0,
    fontFamily: vars.font.sans,
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
    margin: 0,
    fontSize: vars.fontSize[16],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.title,
    color: vars.color.text,
    textWrap: 'balance',
  },
  'title',
);

export const description = componentStyle(
  { margin: 0, fontSize: vars.fontSize[13], lineHeight: vars.lineHeight.text, color: vars.color.textMuted },
  'description',
);

export const fields = componentStyle(
  { display: 'grid', alignContent: 'start', gap: vars.space[16], minInlineSize: 0, maxInlineSize: '560px' },
  'fields',
);
