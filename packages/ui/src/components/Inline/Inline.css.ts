import { componentStyle } from '../../css/component-style.ts';

export const inline = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  padding: 0,
  listStyle: 'none',
});

export const unwrapped = componentStyle({ flexWrap: 'nowrap' });
