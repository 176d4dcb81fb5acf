export { Button, buttonSizes, buttonTones } from '../components/Button/Button.tsx';
export type { ButtonProps, ButtonSize, ButtonTone } from '../components/Button/Button.tsx';
