export {
  type Step,
  Steps,
  type StepsOrientation,
  stepsOrientations,
  type StepsProps,
} from '../components/Steps/Steps.tsx';
