export { NewPasswordField, type NewPasswordFieldProps } from '../components/NewPasswordField/NewPasswordField.tsx';
export {
  judgePassword,
  type PasswordJudgement,
  type PasswordStrength,
  passwordStrengths,
} from '../components/NewPasswordField/password-strength.ts';
