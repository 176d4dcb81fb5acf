import { componentStyle } from '../../css/component-style.ts';
import { fieldButton } from '../../field/field-button.css.ts';

export const input = componentStyle({ fontVariantNumeric: 'tabular-nums' }, 'input');

export const steppers = componentStyle(
  {
    display: 'inline-flex',
    flex: 'none',
    paddingInlineEnd: '3px',
    gap: '2px',
    selectors: { '[data-readonly] > * > &': { display: 'none' } },
  },
  'steppers',
);

/** Without margins the two buttons look like a pair. */
export const stepper = componentStyle({ selectors: { [`${fieldButton}&`]: { marginInline: 0 } } }, 'stepper');
