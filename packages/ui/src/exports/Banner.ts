export { Banner, type BannerProps } from '../components/Banner/Banner.tsx';
export { type BannerTone, bannerTones } from '../components/Banner/banner-options.ts';
