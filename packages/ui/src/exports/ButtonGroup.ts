export {
  ButtonGroup,
  type ButtonGroupOrientation,
  type ButtonGroupProps,
  buttonGroupOrientations,
} from '../components/ButtonGroup/ButtonGroup.tsx';
