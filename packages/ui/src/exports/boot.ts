export { bootScript } from '../theme/boot.ts';
export { preferenceKeys } from '../theme/preference.ts';
