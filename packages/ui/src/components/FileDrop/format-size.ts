const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Returns a size for display, such as `5 MB`, in units of 1024. */
export function formatSize(bytes: number, locale: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    // The short form of a byte is the word without its plural.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** step);
}
