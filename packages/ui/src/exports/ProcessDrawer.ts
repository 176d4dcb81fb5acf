export { ProcessDrawer, type ProcessDrawerProps } from '../widgets/ProcessDrawer/ProcessDrawer.tsx';
export { type ProcessDetail, ProcessModal, type ProcessModalProps } from '../widgets/ProcessDrawer/ProcessModal.tsx';
export { defaultProcessLabels, type ProcessLabels } from '../widgets/ProcessDrawer/labels.ts';
