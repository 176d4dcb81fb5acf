import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { breathe } from '../../css/keyframes.css.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const mark = recipe({
  base: inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minInlineSize: 0,
    paddingInline: vars.space[8],
    blockSize: '24px',
    borderRadius: vars.radius.full,
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.medium,
    lineHeight: 1,
    whiteSpace: 'nowrap',
  }),
  variants: {
    state: {
      live: inComponents({ color: vars.color.success.text }),
      connecting: inComponents({ color: vars.color.info.text }),
      recovering: inComponents({ color: vars.color.warning.text, background: vars.color.warning.soft }),
      offline: inComponents({ color: vars.color.neutral.text, background: vars.color.neutral.soft }),
      failed: inComponents({ color: vars.color.danger.text, background: vars.color.danger.soft }),
    },
  },
});

export const shape = componentStyle(
  {
    flex: 'none',
    selectors: { '&[data-busy]': { animation: `${breathe} 1.6s ease-in-out infinite` } },
  },
  'shape',
);

/** A live connection needs no attention: on small screens its label is for screen readers only. */
export const word = componentStyle(
  {
    '@media': {
      [media.narrow]: {
        selectors: {
          '[data-state="live"] > &': {
            position: 'absolute',
            inlineSize: '1px',
            blockSize: '1px',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
  },
  'word',
);

export const age = componentStyle({ fontWeight: vars.fontWeight.regular, fontVariantNumeric: 'tabular-nums' }, 'age');
