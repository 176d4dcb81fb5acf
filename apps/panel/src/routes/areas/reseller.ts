import { defineArea } from '../define-area.ts';

/** The pages of resellers (spec §2 "Reseller"). */
export const resellerRoutes = defineArea('reseller', {});
