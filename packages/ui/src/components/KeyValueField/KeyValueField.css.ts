import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { input } from '../../field/Field.css.ts';
import { vars } from '../../theme/contract.css.ts';

/** Narrow by its own width, not the window's: the field may be in a drawer. */
const narrow = '(max-width: 439px)';

export const root = componentStyle({ display: 'grid', gap: vars.space[8], containerType: 'inline-size' }, 'root');

const columns = { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto', gap: vars.space[8] };

export const heads = componentStyle(
  {
    ...columns,
    marginBlockEnd: `calc(-1 * ${vars.space[4]})`,
    fontSize: vars.fontSize[12],
    color: vars.color.textMuted,
    '@container': { [narrow]: { display: 'none' } },
  },
  'heads',
);

/** As wide as the buttons of a row. */
export const noHead = recipe({
  base: inComponents({ inlineSize: `calc(3 * ${vars.size.controlSmall})` }),
  variants: { isUnordered: { true: inComponents({ inlineSize: vars.size.controlSmall }) } },
});

export const rows = componentStyle({ display: 'grid', gap: vars.space[8] }, 'rows');

export const row = componentStyle(
  {
    ...columns,
    alignItems: 'start',
    '@container': {
      [narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        paddingBlockEnd: vars.space[8],
        borderBlockEnd: `1px solid ${vars.color.line}`,
      },
    },
  },
  'row',
);

export const value = componentStyle({ '@container': { [narrow]: { gridRow: 2 } } }, 'value');

export const mono = componentStyle(
  { selectors: { [`${input}&`]: { fontFamily: vars.font.mono, fontSize: vars.fontSize[13] } } },
  'mono',
);

/** Centred on the boxes, even when an error appears under them. */
export const actions = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    blockSize: vars.size.control,
    '@container': { [narrow]: { gridRow: 1, gridColumn: 2 } },
  },
  'actions',
);
