import { componentStyle } from '../css/component-style.ts';
import { floating, popIn } from './floating.ts';
import { vars } from '../theme/contract.css.ts';

export const popover = componentStyle(
  {
    ...floating,
    ...popIn,
    zIndex: vars.z.popover,
    maxInlineSize: 'calc(100vw - 24px)',
    borderRadius: vars.radius.panel,
    overflow: 'auto',
    overscrollBehavior: 'contain',
  },
  'popover',
);

export const dialog = componentStyle({ outline: 'none' }, 'dialog');
