export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from '../components/Breadcrumbs/Breadcrumbs.tsx';
