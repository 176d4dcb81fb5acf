import type { Contract, Handlers } from '@kronos/api/contract';
import type { MailServerAdministration } from '../domain/mail/server-administration.ts';
import type { MailTemplateAdministration } from '../domain/mail/template-administration.ts';
import type { RequestContext } from '../http/request-context.ts';

const done = { success: true } as const;

/** Handlers of the mail server for outgoing mail. */
export const adminMailHandlers = ({
  mailServerAdministration: servers,
}: {
  mailServerAdministration: MailServerAdministration;
}): Handlers<Contract, RequestContext>['adminMail'] => ({
  server: () => servers.show(),
  async save({ query, body }) {
    await servers.save(body, query.based_on);
    return done;
  },
  async test(_, { session: { user } }) {
    await servers.test(user);
    return { ...done, email: user.email };
  },
});

/** Handlers of the templates of the panel's own mails. */
export const adminMailTemplatesHandlers = ({
  mailTemplateAdministration: records,
}: {
  mailTemplateAdministration: MailTemplateAdministration;
}): Handlers<Contract, RequestContext>['adminMailTemplates'] => ({
  list: ({ query }) => records.list(query),
  export: ({ query }) => records.export(query),
  one: ({ params }) => records.find(params.id),
  async update({ params, query, body }) {
    await records.update(params.id, body, query.based_on);
    return done;
  },
  async reset({ params }) {
    await records.reset(params.id);
    return done;
  },
  preview: ({ params, body }) => records.preview(params.id, body),
  async test({ params, body }, { session: { user } }) {
    await records.test(params.id, body, user);
    return { ...done, email: user.email };
  },
});
