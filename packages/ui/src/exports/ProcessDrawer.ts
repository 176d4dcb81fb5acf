export { ProcessDrawer, type ProcessDrawerProps } from '../widgets/ProcessDrawer/ProcessDrawer.tsx';
export { type ProcessDetail, ProcessModal, type ProcessModalProps } from '../widgets/ProcessModal/ProcessModal.tsx';
export { defaultProcessLabels, type ProcessLabels } from '../widgets/ProcessList/process-labels.ts';
