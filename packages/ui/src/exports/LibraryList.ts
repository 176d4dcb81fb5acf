export { LibraryList, type LibraryListProps, type LibraryRow } from '../widgets/LibraryList/LibraryList.tsx';
export { type LibraryListLabels, defaultLibraryListLabels } from '../widgets/LibraryList/labels.ts';
