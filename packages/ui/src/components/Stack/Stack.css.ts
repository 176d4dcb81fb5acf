import { componentStyle } from '../../css/component-style.ts';

export const stack = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: 0,
  listStyle: 'none',
});
