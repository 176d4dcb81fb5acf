import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';

export const content = componentStyle({ overflowWrap: 'anywhere' }, 'content');

// Pictures in foreign content may be wider than the dialog.
globalStyle(`${content} img`, { '@layer': { [layers.components]: { maxInlineSize: '100%', blockSize: 'auto' } } });
globalStyle(`${content} a`, { '@layer': { [layers.components]: { color: vars.color.accent.text } } });
