export {
  CheckboxGroup,
  type CheckboxGroupOrientation,
  type CheckboxGroupProps,
  checkboxGroupOrientations,
} from '../components/CheckboxGroup/CheckboxGroup.tsx';
