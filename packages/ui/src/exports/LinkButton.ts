export { LinkButton } from '../components/LinkButton/LinkButton.tsx';
export type { LinkButtonProps } from '../components/LinkButton/LinkButton.tsx';
