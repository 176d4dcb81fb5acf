export { Header, type HeaderProps } from '../widgets/Header/Header.tsx';
