export { DemoBanner, type DemoBannerProps } from '../widgets/DemoBanner/DemoBanner.tsx';
