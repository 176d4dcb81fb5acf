import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space[32], minInlineSize: 0 }, 'root');

export const actions = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[8],
    paddingBlockStart: vars.space[16],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
  'actions',
);

export const danger = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[16],
    // As wide as the fields above it.
    maxInlineSize: '960px',
    padding: vars.size.cardPadding,
    borderRadius: vars.radius.panel,
    border: `1px solid ${vars.color.danger.line}`,
  },
  'danger',
);

export const dangerTexts = componentStyle(
  { flex: '1 1 240px', minInlineSize: 0, display: 'grid', gap: vars.space[4], color: vars.color.textMuted },
  'dangerTexts',
);

export const dangerTitle = componentStyle(
  {
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.semibold,
    color: vars.color.danger.text,
  },
  'dangerTitle',
);
