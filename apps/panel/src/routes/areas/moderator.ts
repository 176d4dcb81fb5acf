import { defineArea } from '../define-area.ts';

/** The pages of moderators (spec §2 "Moderator"). */
export const moderatorRoutes = defineArea('moderator', {});
