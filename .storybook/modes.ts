/** A way of showing the kit, in which the States of a part are pictured. */
export interface Mode {
  /** Stories with this tag take part. */
  tag: string;
  /**
   * When its tests run: after those of the turn before. Two pages at a time, because each waits half of the time for its
   * pictures: two of one mode where it is alone, for reading the kit anew costs a page as much as many stories. A mode
   * without a turn differs by attributes of the page alone: it is looked at right after the dark one, on the same page.
   */
  turn?: number;
  /** What Storybook's toolbar would be set to. */
  globals?: Record<string, unknown>;
  /** What the browser is told about its user: nothing that a page could set for itself. */
  media?: { forcedColors: 'active'; colorScheme: 'dark' };
}

/** The one table of modes: projects of tests, folders of pictures and what Chromatic takes all come out of it. */
export const modes = {
  dark: { tag: 'test', turn: 0 },
  light: { tag: 'visual', globals: { theme: 'light' } },
  compact: { tag: 'visual-compact', globals: { density: 'compact' } },
  narrow: { tag: 'visual-narrow', turn: 2, globals: { viewport: { value: 'narrow', isRotated: false } } },
  // Hebrew has the digits of the other pictures, and the kit's own words stay English: what changes is the direction.
  rtl: { tag: 'visual-rtl', turn: 1, globals: { locale: 'he-IL' } },
  forced: { tag: 'visual-forced', turn: 1, media: { forcedColors: 'active', colorScheme: 'dark' } },
} satisfies Record<string, Mode>;

/** The small phone of the mode `narrow`. */
export const narrow = { width: 390, height: 844 };
