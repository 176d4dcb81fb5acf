export { SaveBar, type SaveBarProps } from '../components/SaveBar/SaveBar.tsx';
