import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const shared = { display: 'flex', inlineSize: 'fit-content', maxInlineSize: '100%' };
const apart = componentStyle({ ...shared, flexWrap: 'wrap', gap: vars.space[8] }, 'apart');
const joined = componentStyle({ ...shared, gap: '1px' }, 'joined');

export const group = recipe({
  variants: {
    orientation: { horizontal: {}, vertical: inComponents({ flexDirection: 'column' }) },
    isJoined: { true: joined, false: apart },
  },
});

const edges = {
  horizontal: ['StartStart', 'EndStart', 'StartEnd', 'EndEnd'],
  vertical: ['StartStart', 'StartEnd', 'EndStart', 'EndEnd'],
} as const;

// Inner corners are square, so that the buttons look like one; the focus ring is drawn over the neighbouring buttons.
for (const [orientation, [a, b, c, d]] of Object.entries(edges)) {
  const within = `${joined}[data-orientation="${orientation}"] > button`;
  globalStyle(`${within}:not(:first-of-type)`, inComponents({ [`border${a}Radius`]: 0, [`border${b}Radius`]: 0 }));
  globalStyle(`${within}:not(:last-of-type)`, inComponents({ [`border${c}Radius`]: 0, [`border${d}Radius`]: 0 }));
}
globalStyle(`${joined} > button:focus-visible`, inComponents({ zIndex: 1 }));
for (const kind of [apart, joined]) {
  globalStyle(`${kind}[data-orientation="vertical"] > button`, inComponents({ inlineSize: '100%' }));
}
