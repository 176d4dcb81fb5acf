export { Avatar, type AvatarProps } from '../components/Avatar/Avatar.tsx';
export {
  type AvatarShape,
  type AvatarSize,
  avatarShapes,
  avatarSizes,
} from '../components/Avatar/avatar-options.ts';
