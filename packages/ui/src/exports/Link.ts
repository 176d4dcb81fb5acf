export { Link, linkTones } from '../components/Link/Link.tsx';
export type { LinkProps, LinkTone } from '../components/Link/Link.tsx';
