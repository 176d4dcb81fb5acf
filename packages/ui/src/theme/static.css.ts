import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';

const rem = (px: number) => `${px / 16}rem`;

createGlobalTheme(
  ':root',
  {
    space: vars.space,
    radius: vars.radius,
    font: vars.font,
    fontSize: vars.fontSize,
    fontWeight: vars.fontWeight,
    lineHeight: vars.lineHeight,
    motion: vars.motion,
    z: vars.z,
  },
  {
    '@layer': layers.tokens,
    space: {
      0: '0px',
      2: '2px',
      4: '4px',
      8: '8px',
      12: '12px',
      16: '16px',
      20: '20px',
      24: '24px',
      32: '32px',
      48: '48px',
      64: '64px',
    },
    radius: { inner: '4px', control: '8px', panel: '12px', dialog: '16px', full: '9999px' },
    font: {
      sans: '"Inter Variable", "Inter Fallback", system-ui, sans-serif',
      mono: '"JetBrains Mono Variable", ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
    },
    fontSize: { 12: rem(12), 13: rem(13), 14: rem(14), 16: rem(16), 20: rem(20), 24: rem(24), 32: rem(32) },
    fontWeight: { regular: '400', medium: '500', semibold: '600' },
    lineHeight: { text: '1.5', title: '1.2' },
    motion: {
      hover: '120ms',
      enter: '180ms',
      exit: '140ms',
      curve: 'cubic-bezier(0.4, 0, 0.2, 1)',
      curveEnter: 'cubic-bezier(0.16, 1, 0.3, 1)',
      travel: '8px',
    },
    z: { page: '0', sticky: '10', drawer: '20', modal: '30', popover: '40', toast: '50', pinned: '60' },
  },
);

// Opacity may still fade; nothing may move.
globalStyle(':root', {
  '@layer': {
    [layers.tokens]: {
      '@media': { '(prefers-reduced-motion: reduce)': { vars: { [vars.motion.travel]: '0px' } } },
    },
  },
});
