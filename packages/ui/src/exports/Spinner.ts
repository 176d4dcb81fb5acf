export { Spinner, spinnerSizes } from '../components/Spinner/Spinner.tsx';
export type { SpinnerProps, SpinnerSize } from '../components/Spinner/Spinner.tsx';
