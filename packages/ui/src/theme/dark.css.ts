import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { makeTheme } from './make-theme.ts';

const selector = '[data-theme="dark"]';

createGlobalTheme(
  selector,
  { color: vars.color, shadow: vars.shadow },
  { '@layer': layers.tokens, ...makeTheme('dark') },
);
globalStyle(selector, { '@layer': { [layers.tokens]: { colorScheme: 'dark' } } });
