import type { Caller } from '../domain/media-servers/access.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Returns the caller of a media server, with the token of a sign-in to it if one was sent. */
export const mediaCaller = ({ session }: RequestContext, { token }: { token?: string | undefined }): Caller => ({
  userId: session.user.id,
  token,
});
