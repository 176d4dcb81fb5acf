export {
  ToggleButton,
  ToggleButtonGroup,
  type ToggleButtonGroupProps,
  type ToggleButtonProps,
  type ToggleButtonTone,
  toggleButtonTones,
} from '../components/ToggleButton/ToggleButton.tsx';
