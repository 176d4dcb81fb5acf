export { FileDrop, type FileDropProps } from '../components/FileDrop/FileDrop.tsx';
export type { FileLimits } from '../components/FileDrop/sort-files.ts';
