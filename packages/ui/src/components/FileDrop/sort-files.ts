/** The limits for files. */
export interface FileLimits {
  /** Accepted media types (`image/png`, `image/*`) or extensions (`.zip`); without it, all files. */
  accept?: readonly string[] | undefined;
  /** The maximum size of one file, in bytes. */
  maxSize?: number | undefined;
  /** The maximum number of files. */
  maxCount?: number | undefined;
}

export interface RefusedFile {
  file: File;
  reason: 'type' | 'size' | 'count';
}

export interface SortedFiles {
  taken: readonly File[];
  refused: readonly RefusedFile[];
}

/**
 * Splits new files into accepted and refused ones, taking the present files into account. The same file is accepted
 * once.
 */
export function sortFiles(files: readonly File[], held: readonly File[], limits: FileLimits): SortedFiles {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    if ([...held, ...taken].some((other) => isSame(file, other))) continue;
    const reason = reasonAgainst(file, held.length + taken.length, limits);
    if (reason) refused.push({ file, reason });
    else taken.push(file);
  }
  return { taken, refused };
}

function reasonAgainst(file: File, count: number, limits: FileLimits): RefusedFile['reason'] | null {
  if (limits.accept && !limits.accept.some((type) => fits(file, type.toLowerCase()))) return 'type';
  if (limits.maxSize !== undefined && file.size > limits.maxSize) return 'size';
  if (limits.maxCount !== undefined && count >= limits.maxCount) return 'count';
  return null;
}

const fits = (file: File, type: string): boolean => {
  if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type);
  return type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type;
};

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
