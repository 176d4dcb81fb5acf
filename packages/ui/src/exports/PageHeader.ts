export { PageHeader, type PageHeaderProps } from '../widgets/PageHeader/PageHeader.tsx';
