import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, ::before, ::after', { boxSizing: 'border-box' });

reset('html', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  fontSynthesis: 'none',
});

reset('body', {
  margin: 0,
  minHeight: '100dvh',
  background: vars.color.page,
  fontFamily: vars.font.sans,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.text,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});

// A part of a page may have its own theme: its text must change with its surfaces.
reset('body, [data-theme]', { color: vars.color.text });

reset(':where(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, pre, fieldset)', { margin: 0 });
reset(':where(fieldset)', { border: 0, padding: 0, minWidth: 0 });
reset(':where(h1, h2, h3, h4, h5, h6)', { font: 'inherit' });
reset(':where(img, svg, video, canvas)', { display: 'block', maxWidth: '100%' });
reset(':where(button, input, select, textarea)', {
  margin: 0,
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
reset(':where(code, kbd, samp, pre)', { fontFamily: vars.font.mono, fontSize: '0.93em' });
// Clocks stand still. Names keep the figures of the text, whose hyphens and ones are narrow.
reset(':where(time, output)', { fontVariantNumeric: 'tabular-nums' });
reset(':where(table)', { borderCollapse: 'collapse' });
reset('::selection', { background: vars.color.accent.soft, color: vars.color.text });

// One focus ring for everything; React Aria marks virtually focused elements by the attribute.
reset(':focus-visible, [data-focus-visible]', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } },
});
reset(':focus:not(:focus-visible, [data-focus-visible])', { outline: 'none' });
