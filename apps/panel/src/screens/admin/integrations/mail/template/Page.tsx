import { updateFields } from '@kronos/api/forms/admin-mail-templates';
import { adminMailTemplates } from '@kronos/api/routes/admin-mail-templates';
import { formScreen } from '../../../../../resource/form-screen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { ResetButton } from './ResetButton.tsx';
import { TemplateActions } from './TemplateActions.tsx';
import { TemplateText } from './TemplateText.tsx';

/** One mail template (spec §2, /app/admin/integrations/mail/templates/:template). */
export const Page = formScreen({
  subject: 'mail',
  audit: 'mail-template',
  calls: (api) => api.extend({ adminMailTemplates }).adminMailTemplates,
  fields: updateFields,
  sections: { text: ['subject', 'text'] },
  nameOf: ({ key }, t) => t(`mail.key.${key}`),
  about: ({ key }, { t }) => t(`mail.when.${key}`),
  back: href(adminRoutes.mail),
  staleOn: { admin: ['mail-changed'] },
  param: 'template',
  custom: { text: TemplateText },
  actions: (draft, record) => record && <TemplateActions id={record.id} draft={draft} />,
  danger: ({ id, state }, { t, reload }) => ({
    title: t('mail.reset.title'),
    description: state === 'changed' ? t('mail.reset.text') : t('mail.reset.same'),
    action: <ResetButton id={id} isOriginal={state === 'original'} reload={reload} />,
  }),
});
