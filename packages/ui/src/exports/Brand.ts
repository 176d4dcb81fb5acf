export { Brand, type BrandProps } from '../widgets/Brand/Brand.tsx';
