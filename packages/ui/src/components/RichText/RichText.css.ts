import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';

/** Text with its own markup. */
export const richText = componentStyle(
  {
    minInlineSize: 0,
    color: vars.color.text,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.text,
    overflowWrap: 'anywhere',
  },
  'richText',
);

const within = (selectors: string, rule: GlobalStyleRule) =>
  globalStyle(
    selectors
      .split(',')
      .map((selector) => `${richText} ${selector.trim()}`)
      .join(', '),
    { '@layer': { [layers.components]: rule } },
  );

within('> *', { marginBlock: `0 ${vars.space[12]}` });
within('> :last-child', { marginBlockEnd: 0 });
within('h1, h2, h3, h4', {
  marginBlock: `${vars.space[20]} ${vars.space[8]}`,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.title,
});
within('h1, h2', { fontSize: vars.fontSize[20] });
within('h3', { fontSize: vars.fontSize[16] });
within('> :first-child', { marginBlockStart: 0 });
within('ul, ol', { paddingInlineStart: vars.space[24] });
within('ul', { listStyleType: 'disc' });
within('ol', { listStyleType: 'decimal' });
within('li > p', { margin: 0 });
within('li + li', { marginBlockStart: vars.space[4] });
within('a', { color: vars.color.accent.text, textDecoration: 'underline', textUnderlineOffset: '2px' });
within('a:focus-visible', { borderRadius: '2px' });
within('strong, b', { fontWeight: vars.fontWeight.semibold });
within('img', { display: 'block', maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.control });
within('code, pre', { fontFamily: vars.font.mono, fontSize: '0.92em' });
within('pre', {
  padding: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.control,
  overflow: 'auto',
});
within('blockquote', {
  marginInline: 0,
  paddingInlineStart: vars.space[12],
  borderInlineStart: `2px solid ${vars.color.lineStrong}`,
  color: vars.color.textMuted,
});
within('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.line}` });
