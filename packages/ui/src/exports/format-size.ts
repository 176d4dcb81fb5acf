export { formatSize } from '../i18n/format-size.ts';
