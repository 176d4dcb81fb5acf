export { ProcessList } from '../widgets/ProcessList/ProcessList.tsx';
export {
  type ProcessListProps,
  type ProcessListState,
  type ProcessRow,
  processListStates,
} from '../widgets/ProcessList/process-list-props.ts';
export { commandLimit, truncateCommand } from '../widgets/ProcessList/truncate-command.ts';
export { processTones } from '../widgets/ProcessList/process-tones.ts';
