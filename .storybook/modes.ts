/** A way of showing the kit, in which the States of a part are pictured. */
export interface Mode {
  /** Stories with this tag take part. */
  tag: string;
  /** What Storybook's toolbar would be set to. */
  globals?: Record<string, unknown>;
  /** What the browser is told about its user: nothing that a page could set for itself. */
  media?: { forcedColors: 'active'; colorScheme: 'dark' };
}

/** The one table of modes: projects of tests, folders of pictures and what Chromatic takes all come out of it. */
export const modes = {
  dark: { tag: 'test' },
  light: { tag: 'visual', globals: { theme: 'light' } },
  compact: { tag: 'visual-compact', globals: { density: 'compact' } },
  narrow: { tag: 'visual-narrow', globals: { viewport: { value: 'narrow', isRotated: false } } },
  // Hebrew has the digits of the other pictures, and the kit's own words stay English: what changes is the direction.
  rtl: { tag: 'visual-rtl', globals: { locale: 'he-IL' } },
  forced: { tag: 'visual-forced', media: { forcedColors: 'active', colorScheme: 'dark' } },
} satisfies Record<string, Mode>;

/** The small phone of the mode `narrow`. */
export const narrow = { width: 390, height: 844 };
