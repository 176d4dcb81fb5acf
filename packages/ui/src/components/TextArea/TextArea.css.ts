import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { box, input } from '../../field/Field.css.ts';

/** As tall as its text. */
export const area = componentStyle(
  {
    selectors: {
      [`${box}&`]: { blockSize: 'auto', minBlockSize: vars.size.control },
    },
  },
  'area',
);

/** In browsers that cannot grow a field with its text, the user can resize it. */
export const text = componentStyle(
  {
    selectors: {
      [`${input}&`]: {
        display: 'block',
        blockSize: 'auto',
        paddingBlock: '7px',
        fieldSizing: 'content',
        resize: 'none',
        scrollbarWidth: 'thin',
      },
    },
    '@supports': { 'not (field-sizing: content)': { selectors: { [`${input}&`]: { resize: 'vertical' } } } },
  },
  'text',
);

/** Help at the start, the count at the end, on one line while there is room. */
export const under = componentStyle(
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[12],
    fontSize: vars.fontSize[13],
  },
  'under',
);

export const count = componentStyle(
  {
    marginInlineStart: 'auto',
    flex: 'none',
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-over]': { color: vars.color.danger.text, fontWeight: vars.fontWeight.medium } },
  },
  'count',
);
