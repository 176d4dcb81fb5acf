export { PinnedBar, type PinnedBarProps } from '../components/PinnedBar/PinnedBar.tsx';
