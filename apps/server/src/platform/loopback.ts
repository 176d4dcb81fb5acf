const loopback = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host name or address is this machine's loopback, which others cannot reach. */
export const isLoopbackHost = (host: string): boolean => loopback.test(host);
