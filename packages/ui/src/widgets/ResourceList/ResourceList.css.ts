import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../css/component-style.ts';
import { breathe, fadeIn } from '../../css/keyframes.css.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space[20], minInlineSize: 0 }, 'root');

export const tools = componentStyle({ display: 'grid', gap: vars.space[12], minInlineSize: 0 }, 'tools');

const sweep = keyframes({ from: { backgroundPosition: '-70% 0' }, to: { backgroundPosition: '170% 0' } });

export const list = componentStyle(
  {
    position: 'relative',
    minInlineSize: 0,
    // The old values can still be read and used while the new ones are loading, so they are not dimmed.
    selectors: {
      '&[aria-busy="true"]::before': {
        content: '',
        position: 'absolute',
        zIndex: 1,
        insetBlockStart: 0,
        insetInline: vars.radius.panel,
        blockSize: '2px',
        pointerEvents: 'none',
        background: `linear-gradient(90deg, transparent, ${vars.color.accent.line}, transparent) no-repeat 0 0 / 40% 100%`,
        // Content that is available at once does not flash.
        animation: `${fadeIn} ${vars.motion.hover} 200ms backwards, ${sweep} 1.4s ease-in-out infinite`,
      },
      '&[aria-busy="true"]:dir(rtl)::before': { transform: 'scaleX(-1)' },
    },
    '@media': {
      [media.reducedMotion]: {
        selectors: {
          '&[aria-busy="true"]::before': {
            background: vars.color.accent.line,
            animation: `${fadeIn} ${vars.motion.hover} 200ms backwards, ${breathe} 2s ease-in-out infinite`,
          },
        },
      },
      [media.forcedColors]: {
        selectors: { '&[aria-busy="true"]::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  },
  'list',
);

export const placeholder = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: '2fr 3fr 1fr',
    alignItems: 'center',
    gap: vars.space[24],
    minBlockSize: vars.size.row,
    paddingInline: vars.size.cardPadding,
    fontSize: vars.fontSize[14],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  },
  'placeholder',
);
