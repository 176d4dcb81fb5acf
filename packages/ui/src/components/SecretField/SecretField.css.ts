import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const row = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[8] }, 'row');

/** Replaces the box and shows that a secret is set. */
export const kept = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    flex: 1,
    minInlineSize: 0,
    blockSize: vars.size.control,
    paddingInline: vars.space[12],
    borderRadius: vars.radius.control,
    border: `1px solid ${vars.color.line}`,
    fontSize: vars.size.field,
  },
  'kept',
);

export const mark = componentStyle({ display: 'inline-flex', flex: 'none', color: vars.color.success.text }, 'mark');

export const note = componentStyle(
  {
    marginInlineStart: 'auto',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: vars.fontSize[13],
    color: vars.color.textMuted,
  },
  'note',
);
