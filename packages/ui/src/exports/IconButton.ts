export {
  IconButton,
  type IconButtonProps,
  iconButtonSizes,
  iconButtonVariants,
} from '../components/IconButton/IconButton.tsx';
