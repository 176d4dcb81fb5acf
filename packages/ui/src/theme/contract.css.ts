import { createGlobalThemeContract } from '@vanilla-extract/css';
import './layers.css.ts';

/**
 * The colours of one status or accent hue: a solid surface with its readable text, a soft surface, a line, a mark (dots,
 * icons, strokes of charts: 3:1), text. Line, mark and text are readable on page, panel and raised.
 */
const tone = {
  solid: null,
  solidHover: null,
  solidPress: null,
  onSolid: null,
  soft: null,
  softHover: null,
  line: null,
  mark: null,
  text: null,
};

/**
 * The theme contract. Every value is a custom property `--kr-…`, stable public API that a host may override.
 * Components use these only, never a raw value, and never check which theme is active.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The background of the page. */
      page: null,
      /** Cards, menus in the page, header. */
      panel: null,
      /** Dialogs, popovers, toasts. */
      raised: null,
      control: null,
      controlHover: null,
      controlPress: null,
      /** Hairlines between elements; decoration only. */
      line: null,
      /** Borders that identify a control: 3:1 on page and panel. */
      lineStrong: null,
      focus: null,
      text: null,
      textMuted: null,
      /** The text of disabled controls; exempt from contrast. */
      textDisabled: null,
      scrim: null,
      accent: tone,
      neutral: tone,
      success: tone,
      warning: tone,
      danger: tone,
      info: tone,
      /** The series of charts: 3:1 on every background, distinguishable with any colour vision. A brand does not change them. */
      chart: { 1: null, 2: null, 3: null, 4: null, 5: null },
    },
    space: { 0: null, 2: null, 4: null, 8: null, 12: null, 16: null, 20: null, 24: null, 32: null, 48: null, 64: null },
    radius: { inner: null, control: null, panel: null, dialog: null, full: null },
    font: { sans: null, mono: null },
    fontSize: { 12: null, 13: null, 14: null, 16: null, 20: null, 24: null, 32: null },
    fontWeight: { regular: null, medium: null, semibold: null },
    lineHeight: { text: null, title: null },
    shadow: { 1: null, 2: null, 3: null, 4: null },
    /** `travel` is the distance of entrance animations; zero with reduced motion. */
    motion: { hover: null, enter: null, exit: null, curve: null, curveEnter: null, travel: null },
    z: { page: null, sticky: null, drawer: null, modal: null, popover: null, toast: null, pinned: null },
    /** Depends on the density. `control` and `row` are heights, `field` is the text size of inputs. */
    size: { control: null, controlSmall: null, row: null, controlPadding: null, cardPadding: null, field: null },
  },
  (_value, path) => `kr-${path.join('-')}`,
);
