export { Footer, type FooterProps } from '../components/Footer/Footer.tsx';
