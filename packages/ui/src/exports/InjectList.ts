export { InjectList, type InjectListProps } from '../widgets/InjectList/InjectList.tsx';
export type { InjectRow } from '../widgets/InjectList/InjectItem.tsx';
export {
  defaultInjectListLabels,
  type InjectFailure,
  injectFailures,
  type InjectListLabels,
} from '../widgets/InjectList/labels.ts';
