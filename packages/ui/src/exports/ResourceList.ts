export { ResourceList, type ResourceListProps } from '../widgets/ResourceList/ResourceList.tsx';
export { defaultResourceListLabels, type ResourceListLabels } from '../widgets/ResourceList/labels.ts';
export { type ResourceListState, resourceListStates } from '../widgets/ResourceList/states.ts';
