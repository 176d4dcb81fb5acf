import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';

const comfortable = ':root, [data-density="comfortable"]';

createGlobalTheme(comfortable, vars.size, {
  '@layer': layers.tokens,
  control: '36px',
  controlSmall: '28px',
  row: '40px',
  controlPadding: '14px',
  cardPadding: vars.space[20],
  field: vars.fontSize[14],
});

createGlobalTheme('[data-density="compact"]', vars.size, {
  '@layer': layers.tokens,
  control: '32px',
  controlSmall: '24px',
  row: '32px',
  controlPadding: '12px',
  cardPadding: vars.space[16],
  field: vars.fontSize[14],
});

// Touch needs larger targets, and Safari on phones zooms into a field with text below 16 px.
globalStyle(`${comfortable}, [data-density="compact"]`, {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        '(pointer: coarse)': {
          vars: {
            [vars.size.control]: '44px',
            [vars.size.controlSmall]: '36px',
            [vars.size.row]: '44px',
            [vars.size.field]: vars.fontSize[16],
          },
        },
      },
    },
  },
});
