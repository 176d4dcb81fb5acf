import Pusher from 'pusher';
import { credentials } from './harness.ts';

/** The official SDK, configured for a broadcaster. */
export const publisher = (port: number, over: Partial<{ appId: string; secret: string }> = {}): Pusher =>
  new Pusher({ ...credentials, appId: 'kronos', ...over, host: 'localhost', port: String(port), useTLS: false });
