import type { Stage } from '../callers.ts';
import { type Cases, type Cell, mark } from './cell.ts';
import { deadMailServer } from './system.ts';

const oneTemplate = async ({ services }: Stage): Promise<Cell> => {
  await services.mailTemplates.ensure();
  const { data } = await services.mailTemplateAdministration.export({ sort: 'key', direction: 'asc', q: '' });
  return { params: { id: data.find(({ key }) => key === 'password-reset')!.id } };
};
const written = { subject: mark, text: `${mark} {{link}}` };
const withText = async (stage: Stage): Promise<Cell> => ({ ...(await oneTemplate(stage)), body: written });

/** The calls about the mail server and the mail templates. */
export const mailCases: Cases = {
  // No mail server responds there; its own tests have one.
  'adminMail.save': () => ({ body: deadMailServer, status: 422 }),
  'adminMailTemplates.one': oneTemplate,
  'adminMailTemplates.update': withText,
  'adminMailTemplates.reset': async (stage) => {
    const cell = await oneTemplate(stage);
    await stage.services.mailTemplateAdministration.update(Number(cell.params!.id), written);
    return cell;
  },
  'adminMailTemplates.preview': withText,
  'adminMailTemplates.test': withText,
};
