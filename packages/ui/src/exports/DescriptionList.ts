export {
  DescriptionList,
  type DescriptionListItem,
  type DescriptionListProps,
} from '../components/DescriptionList/DescriptionList.tsx';
export {
  type DescriptionListLayout,
  descriptionListLayouts,
} from '../components/DescriptionList/description-list-options.ts';
