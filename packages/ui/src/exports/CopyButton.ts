export { CopyButton, type CopyButtonProps } from '../components/CopyButton/CopyButton.tsx';
