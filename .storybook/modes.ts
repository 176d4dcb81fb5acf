/** A mode in which the States stories of the kit are pictured. */
export interface Mode {
  /** Stories with this tag are included. */
  tag: string;
  /**
   * When its tests run: after those of the previous turn. Two pages run at a time, because each waits half of the
   * time for its pictures; two of the same mode if it is alone, because loading the kit again costs a page as much as
   * many stories. A mode without a turn differs only by attributes of the page: it is recorded right after the dark
   * one, on the same page.
   */
  turn?: number;
  /** The values of Storybook's toolbar. */
  globals?: Record<string, unknown>;
  /** Preferences of the browser's user, which a page cannot set for itself. */
  media?: { forcedColors: 'active'; colorScheme: 'dark' };
}

/** The table of modes, from which test projects, picture folders and Chromatic's modes are derived. */
export const modes = {
  dark: { tag: 'test', turn: 0 },
  light: { tag: 'visual', globals: { theme: 'light' } },
  compact: { tag: 'visual-compact', globals: { density: 'compact' } },
  narrow: { tag: 'visual-narrow', turn: 2, globals: { viewport: { value: 'narrow', isRotated: false } } },
  // Hebrew has the same digits as the other pictures, and the kit's own texts stay English: only the direction
  // changes.
  rtl: { tag: 'visual-rtl', turn: 1, globals: { locale: 'he-IL' } },
  forced: { tag: 'visual-forced', turn: 1, media: { forcedColors: 'active', colorScheme: 'dark' } },
} satisfies Record<string, Mode>;

/** The small phone of the mode `narrow`. */
export const narrow = { width: 390, height: 844 };
