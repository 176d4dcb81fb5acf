const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/**
 * Returns a size for display, in units of 1000 with three digits.
 * @example
 * formatSize(1_440_000_000, 'en'); // '1.44 GB'
 */
export function formatSize(bytes: number, locale: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length, Math.floor(Math.log10(bytes) / 3));
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[Math.max(1, step) - 1] ?? 'kilobyte',
    unitDisplay: 'short',
    maximumSignificantDigits: 3,
  });
  if (step > 0) return format.format(bytes / 1000 ** step);
  // Intl has only the word for a byte itself: its sign is that of a kilobyte without the prefix.
  return format
    .formatToParts(Math.round(bytes))
    .map(({ type, value }) => (type === 'unit' ? value.replace(/^k/, '') : value))
    .join('');
}
