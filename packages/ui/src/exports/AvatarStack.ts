export { AvatarStack, type AvatarStackProps } from '../components/AvatarStack/AvatarStack.tsx';
