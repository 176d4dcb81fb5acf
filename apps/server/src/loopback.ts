const loopback = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host is this machine by its name or address, so that nobody else reaches it there. */
export const isLoopbackHost = (host: string): boolean => loopback.test(host);
