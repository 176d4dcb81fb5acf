export { FileTrigger, type FileTriggerProps } from '../components/FileTrigger/FileTrigger.tsx';
