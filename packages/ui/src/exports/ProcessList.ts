export {
  ProcessList,
  type ProcessListProps,
  type ProcessListState,
  type ProcessRow,
  processListStates,
} from '../widgets/ProcessList/ProcessList.tsx';
export { commandLimit, truncateCommand } from '../widgets/ProcessList/truncate-command.ts';
export { processTones } from '../widgets/ProcessList/process-tones.ts';
