export {
  Radio,
  RadioGroup,
  type RadioGroupOrientation,
  type RadioGroupProps,
  type RadioProps,
  radioGroupOrientations,
} from '../components/RadioGroup/RadioGroup.tsx';
