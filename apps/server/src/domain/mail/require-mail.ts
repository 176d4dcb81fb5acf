import { AppError } from '../../platform/app-error.ts';
import type { Mail } from './mail.ts';

/** Refuses a call that depends on a mailed link when no mail server is configured. */
export async function requireMail(mail: Mail): Promise<void> {
  if (!(await mail.isConfigured()))
    throw new AppError('conflict', 'This panel has no mail server yet, so no link can be sent. Ask an admin.');
}
