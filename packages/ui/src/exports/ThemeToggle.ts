export { ThemeToggle, type ThemeToggleProps } from '../widgets/ThemeToggle/ThemeToggle.tsx';
