export { type BrandProperties, brandProperties } from '../theme/brand.ts';
