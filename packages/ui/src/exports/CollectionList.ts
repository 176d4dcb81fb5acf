export {
  CollectionList,
  type CollectionListProps,
  type CollectionRow,
} from '../widgets/CollectionList/CollectionList.tsx';
export { type CollectionListLabels, defaultCollectionListLabels } from '../widgets/CollectionList/labels.ts';
