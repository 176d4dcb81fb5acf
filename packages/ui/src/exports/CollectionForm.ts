export { CollectionForm } from '../widgets/CollectionForm/CollectionForm.tsx';
export type {
  CollectionFormProps,
  CollectionInitial,
  CollectionLibrary,
  CollectionValues,
} from '../widgets/CollectionForm/collection-form-props.ts';
export {
  type CollectionContent,
  type CollectionKind,
  type CollectionRule,
  type CollectionRuleField,
  type CollectionSort,
  collectionKinds,
  collectionSorts,
  type MediaTitle,
} from '../widgets/CollectionForm/collection.ts';
export { type CollectionFormLabels, defaultCollectionFormLabels } from '../widgets/CollectionForm/labels.ts';
