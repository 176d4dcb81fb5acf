export { AppShell, type AppShellProps } from '../widgets/AppShell/AppShell.tsx';
