export {
  SplitButton,
  type SplitButtonProps,
  type SplitButtonTone,
  splitButtonTones,
} from '../components/SplitButton/SplitButton.tsx';
