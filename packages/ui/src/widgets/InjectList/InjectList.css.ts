import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Depends on the width of the list, not of the screen. */
const wide = '(min-width: 560px)';

export const list = componentStyle({ containerType: 'inline-size', padding: 0, listStyle: 'none' }, 'list');

export const row = componentStyle(
  {
    display: 'grid',
    gap: vars.space[8],
    paddingBlock: vars.space[12],
    paddingInline: vars.size.cardPadding,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
    '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 144px', columnGap: vars.space[24] } },
  },
  'row',
);

/** Aligns the content under the name with it, next to the switch. */
export const beside = componentStyle({ paddingInlineStart: '42px' }, 'beside');

export const state = componentStyle(
  {
    paddingInlineStart: '42px',
    fontSize: vars.fontSize[13],
    '@container': { [wide]: { paddingInlineStart: 0, paddingBlockStart: vars.space[2] } },
  },
  'state',
);

export const plainState = componentStyle({ fontSize: vars.fontSize[13] }, 'plainState');

/** A long folder breaks anywhere, and runs from left to right in every language. */
export const path = componentStyle(
  { fontFamily: vars.font.mono, fontSize: vars.fontSize[12], overflowWrap: 'anywhere' },
  'path',
);

export const foot = componentStyle(
  {
    display: 'grid',
    gap: vars.space[8],
    padding: vars.size.cardPadding,
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontSize: vars.fontSize[13],
    color: vars.color.textMuted,
  },
  'foot',
);

export const placeholder = componentStyle({ padding: vars.size.cardPadding }, 'placeholder');

/**
 * Stays in the accessibility tree while empty, because a region that appears together with its text is not announced.
 */
export const report = componentStyle(
  { color: vars.color.text, selectors: { '&:empty': { position: 'absolute' } } },
  'report',
);
