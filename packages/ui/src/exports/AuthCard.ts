export { AuthCard, type AuthCardProps } from '../widgets/AuthCard/AuthCard.tsx';
