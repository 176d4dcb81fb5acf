export { ToastRegion, type ToastRegionProps } from '../components/Toast/ToastRegion.tsx';
