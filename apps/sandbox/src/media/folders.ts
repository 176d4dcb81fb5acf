import { posix } from 'node:path';

const withSlash = (path: string): string => `${posix.normalize(path).replace(/\/$/, '')}/`;

/** Whether a path is a folder, or below it. */
export const isWithin = (path: string, folder: string): boolean => withSlash(path).startsWith(withSlash(folder));
