export { defaultShareMatrixLabels, type ShareMatrixLabels } from '../widgets/ShareMatrix/labels.ts';
export {
  isSeen,
  noChanges,
  type ShareMark,
  type ShareMatrixChanges,
  type ShareMatrixColumn,
  type ShareMatrixPerson,
} from '../widgets/ShareMatrix/matrix.ts';
export { ShareMatrix, type ShareMatrixProps } from '../widgets/ShareMatrix/ShareMatrix.tsx';
