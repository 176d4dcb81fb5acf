import type { Contract, ParsedOf, ResponseOf } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { refuseStale, versionOf } from '../records/versions.ts';
import type { MailPerson } from './carrier.ts';
import type { DirectMail } from './direct-mail.ts';
import { htmlOf } from './html-of.ts';
import type { MailSettings } from './mail-settings.ts';
import { pageOf } from './page-of.ts';

type Draft = ParsedOf<Contract['adminMail']['save']>['body'];

export interface MailServerAdministrationDeps {
  db: Database;
  audit: Audit;
  events: Events;
  mailSettings: MailSettings;
  directMail: DirectMail;
}

export type MailServerAdministration = ReturnType<typeof createMailServerAdministration>;

/** The administration of the mail server. */
export function createMailServerAdministration(deps: MailServerAdministrationDeps) {
  const { db, audit, events, mailSettings, directMail } = deps;

  const read = async () => {
    const server = await mailSettings.read();
    if (!server) return null;
    const { host, port, security, user, password, from, fromName } = server;
    return {
      host,
      port,
      security,
      user: user ?? '',
      from,
      from_name: fromName ?? '',
      is_password_set: password !== null,
    };
  };

  return {
    async show(): Promise<ResponseOf<Contract['adminMail']['server']>> {
      const server = await read();
      return { server, is_fixed: mailSettings.isOverridden, version: versionOf(server) };
    },
    /** Saves a server after a successful sign-in to it; refused unless the saved one still has the version given. */
    async save(draft: Draft, basedOn?: string): Promise<void> {
      if (mailSettings.isOverridden)
        throw new AppError('conflict', 'The mail server is set in the panel’s environment. Change it there.');
      const server = await mailSettings.complete(draft);
      const problem = await mailSettings.verify(server);
      if (problem !== null) throw new AppError('invalid', problem);
      await db.transaction(async () => {
        const before = await read();
        if (basedOn !== undefined && basedOn !== versionOf(before))
          await refuseStale(audit, { kind: 'mail-server' }, 'The mail server has been changed in the meantime.');
        await mailSettings.save(server);
        const after = await read();
        await audit.write({
          target: { kind: 'mail-server', name: server.host },
          before: before ?? {},
          after: after ?? {},
        });
        await events.emit('admin', 'mail-changed', {});
      });
    },
    /** Sends a one-line test mail at once. */
    test: (to: MailPerson): Promise<void> => directMail(to, { ...line, html: pageOf({ body: htmlOf(line.text) }) }),
  };
}

const line = {
  subject: 'Test of your mail server',
  text: 'Your mail server works: mails from the panel arrive.',
};
